import { isSameWager } from '@lineboard/domain/open-bets/placed-wager-of-bet';
import { callBook } from '../calls/call-book.ts';
import { createAnswerStore } from '../calls/create-answer-store.ts';

/** Spec 1 §9: the last 7 days are what is shown first. */
export const SHOWN_DAYS = 7;

const readPage = (before: number | null) =>
  callBook('readTransactions', { query: { days: SHOWN_DAYS, ...(before === null ? {} : { before }) } });

export const useTransactions = createAnswerStore(readPage, {
  nextPage: ({ next }) => next,
  join: (earlier, page) => ({
    ...page,
    transactions: [...earlier.transactions, ...page.transactions],
    bets: [
      ...earlier.bets.filter((bet) => !page.bets.some((again) => isSameWager(again, bet))),
      ...page.bets,
    ],
  }),
});
