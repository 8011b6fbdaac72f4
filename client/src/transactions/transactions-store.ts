import { isSameWager } from '@lineboard/domain/open-bets/placed-wager-of-bet';
import type { TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import { createAnswerStore } from '../calls/create-answer-store.ts';

/** Spec 1 §9: the last 7 days are what is shown first. */
export const SHOWN_DAYS = 7;

const PATH = `/api/transactions?days=${SHOWN_DAYS}`;

export const useTransactions = createAnswerStore<TransactionsAnswer>(PATH, {
  nextPath: ({ next }) => (next === null ? null : `${PATH}&before=${next}`),
  join: (earlier, page) => ({
    ...page,
    transactions: [...earlier.transactions, ...page.transactions],
    bets: [
      ...earlier.bets.filter((bet) => !page.bets.some((again) => isSameWager(again, bet))),
      ...page.bets,
    ],
  }),
});
