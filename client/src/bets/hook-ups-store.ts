import type { Bet } from '@lineboard/domain/open-bets/open-bet';
import { create } from 'zustand';
import type { HookUp } from './list-hook-ups.ts';

interface ShownHookUps {
  of: Bet;
  hookUps: readonly HookUp[];
}

interface HookUpsStore {
  /** The chain that is looked at. */
  shown: ShownHookUps | null;
  showHookUps: (shown: ShownHookUps) => void;
  closeHookUps: () => void;
}

export const useHookUps = create<HookUpsStore>()((set) => ({
  shown: null,
  showHookUps: (shown) => set({ shown }),
  closeHookUps: () => set({ shown: null }),
}));
