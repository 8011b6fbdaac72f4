import { addDays, type Day, startOfDayMs } from '../../ground/calendar/book-day.ts';
import type { DayRange } from '../transactions/transaction-range.ts';

/** A month of a statement, or the part of one that its days have. */
export interface StatementMonth {
  /** `2026-11` */
  month: string;
  startMs: number;
}

const LONGEST_MONTH = 31;

/** The months that some days lie in, and the moment at which the last of those days ends. */
export const listStatementMonths = ({
  start,
  end,
}: DayRange): { months: StatementMonth[]; endMs: number } => {
  const months: StatementMonth[] = [];
  let first: Day = start;
  while (first <= end) {
    const month = first.slice(0, 7);
    months.push({ month, startMs: startOfDayMs(first) });
    first = `${addDays(`${month}-01`, LONGEST_MONTH).slice(0, 7)}-01`;
  }
  return { months, endMs: startOfDayMs(addDays(end, 1)) };
};
