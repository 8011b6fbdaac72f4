import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import { create } from 'zustand';

export type BetDialog =
  /** How the slip's ticket should roll from this bet. */
  { kind: 'rifParent'; bet: Bet; parent: PlacedWager } | { kind: 'invalidSelection'; code: ErrorCode };

export interface BetDialogsState {
  dialog: BetDialog | null;
}

export interface BetDialogsActions {
  openDialog: (dialog: BetDialog) => void;
  closeDialog: () => void;
}

export const useBetDialogs = create<BetDialogsState & BetDialogsActions>()((set) => ({
  dialog: null,
  openDialog: (dialog) => set({ dialog }),
  closeDialog: () => set({ dialog: null }),
}));
