import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import type { FigureSpan } from '@lineboard/domain/books/daily-figures/figure-bounds';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import { joinTransactionPages } from '../transactions/transactions-store.ts';

/** The eight weeks. */
export const useWeeklyFigures = createAnswerStore(() => callBook('readWeeklyFigures'));

let askedOffset = 0;

/** The week that was requested last. */
export const useWeekFigures = createAnswerStore(() =>
  callBook('readWeekFigures', { query: { weekOffset: askedOffset } }),
);

/** The earlier week stays until the other has come, and says which it is. */
export const loadWeek = (weekOffset: number): Promise<void> => {
  askedOffset = weekOffset;
  return useWeekFigures.getState().load();
};

let askedSpan: FigureSpan = 'weeks';

/** The data of the charts, for the span that was requested last. */
export const useFigureCharts = createAnswerStore(() =>
  callBook('readFigureCharts', { query: { span: askedSpan } }),
);

/** The earlier charts stay until the other span has come. */
export const loadCharts = (span: FigureSpan): Promise<void> => {
  askedSpan = span;
  return useFigureCharts.getState().load();
};

export interface DayTransactions extends TransactionsAnswer {
  day: Day;
}

let askedDay: Day | null = null;

const readDay = async (before: number | null): Promise<CallAnswer<DayTransactions>> => {
  const day = askedDay ?? '';
  const answer = await callBook('readTransactionsOfDay', {
    params: { day },
    query: before === null ? {} : { before },
  });
  return answer.ok ? { ok: true, value: { ...answer.value, day } } : answer;
};

/** The list of the day that was requested last. */
export const useDayTransactions = createAnswerStore(readDay, {
  nextPage: ({ next }) => next,
  join: joinTransactionPages,
});

/** @param day null: none, whatever was there */
export const loadDay = (day: Day | null): void => {
  const { forget, load } = useDayTransactions.getState();
  if (day !== askedDay) forget();
  askedDay = day;
  if (day !== null) void load();
};
