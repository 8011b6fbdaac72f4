import type { TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import { isSameWager } from '@lineboard/domain/open-bets/placed-wager-of-bet';
import { type CallAnswer, callBook } from '../calls/call-book.ts';
import { createAnswerStore } from '../calls/create-answer-store.ts';

/** Spec 1 §9: the last 7 days are what is shown first. */
export const SHOWN_DAYS = 7;

/** A page of the last days, the newest first. @param before null for the first */
export const readPage = (before: number | null): Promise<CallAnswer<TransactionsAnswer>> =>
  callBook('readTransactions', { query: { days: SHOWN_DAYS, ...(before === null ? {} : { before }) } });

/** A wager of both pages stands as the later one has it. */
export const joinTransactionPages = <Answer extends TransactionsAnswer>(
  earlier: Answer,
  page: Answer,
): Answer => ({
  ...page,
  transactions: [...earlier.transactions, ...page.transactions],
  bets: [...earlier.bets.filter((bet) => !page.bets.some((again) => isSameWager(again, bet))), ...page.bets],
});

export const useTransactions = createAnswerStore(readPage, {
  nextPage: ({ next }) => next,
  join: joinTransactionPages,
});
