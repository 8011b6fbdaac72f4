import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { isSameWager } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import { create } from 'zustand';

/** Grades that arrived while the page was open, newest first, and their wagers. */
export type SettledNews = Pick<TransactionsAnswer, 'transactions' | 'bets'>;

/** As many as a page of the ledger has. */
const MOST_RECENT = 100;

interface SettledNewsStore {
  /** null when everything was announced. */
  waiting: SettledNews | null;
  /** Everything known about the last days, announced or not; null before the ledger has answered. */
  recent: SettledNews | null;
  tell: (news: SettledNews) => void;
  /** @param earlier what is already known; null: it belongs to another customer, or there is nothing */
  keepRecent: (news: SettledNews, earlier: SettledNews | null) => void;
  takeNews: () => SettledNews | null;
}

/** Settled wagers that weren't announced yet; the code that announces them is loaded with the first. */
export const useSettledNews = create<SettledNewsStore>()((set, get) => ({
  waiting: null,
  recent: null,
  tell: ({ transactions, bets }) => {
    const { waiting } = get();
    set({
      waiting: {
        transactions: [...transactions, ...(waiting?.transactions ?? [])],
        bets: [...bets, ...(waiting?.bets ?? [])],
      },
    });
  },
  keepRecent: ({ transactions, bets }, earlier) => {
    // Answers may overtake each other.
    if ((earlier?.transactions[0]?.entryId ?? 0) > (transactions[0]?.entryId ?? 0)) return;
    const oldest = transactions.at(-1)?.entryId ?? 0;
    const before = (earlier?.transactions ?? []).filter(({ entryId }) => entryId < oldest);
    const others = (earlier?.bets ?? []).filter((bet) => !bets.some((again) => isSameWager(again, bet)));
    set({
      recent: {
        transactions: [...transactions, ...before].slice(0, MOST_RECENT),
        bets: [...bets, ...others],
      },
    });
  },
  takeNews: () => {
    const { waiting } = get();
    if (waiting !== null) set({ waiting: null });
    return waiting;
  },
}));
