import type { TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import { create } from 'zustand';

/** Grades that came while the page was open, newest first, and the wagers that they are about. */
export type SettledNews = Pick<TransactionsAnswer, 'transactions' | 'bets'>;

interface SettledNewsStore {
  /** null when everything was told. */
  waiting: SettledNews | null;
  tell: (news: SettledNews) => void;
  takeNews: () => SettledNews | null;
}

/** Wagers that were settled and that nobody has been told of yet; what tells of them is loaded with the first. */
export const useSettledNews = create<SettledNewsStore>()((set, get) => ({
  waiting: null,
  tell: ({ transactions, bets }) => {
    const { waiting } = get();
    set({
      waiting: {
        transactions: [...transactions, ...(waiting?.transactions ?? [])],
        bets: [...bets, ...(waiting?.bets ?? [])],
      },
    });
  },
  takeNews: () => {
    const { waiting } = get();
    if (waiting !== null) set({ waiting: null });
    return waiting;
  },
}));
