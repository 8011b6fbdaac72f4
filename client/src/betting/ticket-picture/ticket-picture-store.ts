import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { create } from 'zustand';

interface TicketPictureStore {
  /** Wagers of the ticket whose picture is shown; null: none is. */
  bets: readonly Bet[] | null;
  show: (bets: readonly Bet[]) => void;
  close: () => void;
}

export const useTicketPicture = create<TicketPictureStore>()((set) => ({
  bets: null,
  show: (bets) => set({ bets }),
  close: () => set({ bets: null }),
}));
