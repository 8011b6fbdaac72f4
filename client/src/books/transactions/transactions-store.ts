import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { isSameWager } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import {
  countDays,
  type DayRange,
  DEFAULT_RANGE,
  rangeOfName,
} from '@lineboard/domain/books/transactions/transaction-range';
import type { TransactionType } from '@lineboard/domain/books/transactions/transaction-type';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import type { TransactionsSearch } from './parse-transactions-search.ts';

/** The listed days; for days up to today only their number is sent, so that the book decides which they are. */
export type TransactionsFilter = ({ days: number } | { start: Day; end: Day }) & { type: TransactionType };

export const daysOfSearch = (
  { range = DEFAULT_RANGE, start, end }: TransactionsSearch,
  today: Day,
): DayRange => (start !== undefined && end !== undefined ? { start, end } : rangeOfName(range, today));

export const filterOfSearch = (search: TransactionsSearch, today: Day): TransactionsFilter => {
  const type = search.kind ?? 'A';
  const days = daysOfSearch(search, today);
  return days.end === today ? { days: countDays(days), type } : { ...days, type };
};

/** A page, the newest first. @param before null for the first */
const readPageOf = (
  { type, ...filter }: TransactionsFilter,
  before: number | null,
): Promise<CallAnswer<TransactionsAnswer>> => {
  const rest = { ...(type === 'A' ? {} : { type }), ...(before === null ? {} : { before }) };
  return 'days' in filter
    ? callBook('readTransactions', { query: { days: filter.days, ...rest } })
    : callBook('readTransactionsOfRange', { query: { ...filter, ...rest } });
};

const FIRST: TransactionsFilter = { days: DEFAULT_RANGE, type: 'A' };

/** For the days that are shown first: the source of the news. */
export const readPage = (before: number | null): Promise<CallAnswer<TransactionsAnswer>> =>
  readPageOf(FIRST, before);

/** A wager on both pages is taken from the later one. */
export const joinTransactionPages = <Answer extends TransactionsAnswer>(
  earlier: Answer,
  page: Answer,
): Answer => ({
  ...page,
  transactions: [...earlier.transactions, ...page.transactions],
  bets: [...earlier.bets.filter((bet) => !page.bets.some((again) => isSameWager(again, bet))), ...page.bets],
});

let asked: TransactionsFilter = FIRST;

/** The list that was requested last. */
export const useTransactions = createAnswerStore((before: number | null) => readPageOf(asked, before), {
  nextPage: ({ next }) => next,
  join: joinTransactionPages,
});

/** The earlier list goes at once when another is requested: it would appear under the wrong days. */
export const loadTransactions = (filter: TransactionsFilter): Promise<void> => {
  const { forget, load } = useTransactions.getState();
  if (JSON.stringify(filter) !== JSON.stringify(asked)) forget();
  asked = filter;
  return load();
};
