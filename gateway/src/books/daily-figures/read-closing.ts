import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { calculateWeeklyFigures } from '@lineboard/domain/books/daily-figures/calculate-week-figures';
import { weekOffsetOf } from '@lineboard/domain/books/daily-figures/figure-weeks';
import type { WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import { type FiguresSource, readFigures } from './read-figures.ts';

/** A week of a customer, and what came in and went out since. */
export interface Closing {
  currency: string;
  week: WeekFigures;
  /** Paid in less paid out since the week ended. */
  paidSinceCents: number;
}

/** @param monday where the week begins; it is over, or under way */
export const readClosing = async (
  source: FiguresSource,
  { customerId, monday, today }: { customerId: string; monday: Day; today: Day },
): Promise<Closing> => {
  const weeks = weekOffsetOf(monday, today) + 1;
  const { currency, ...stored } = await readFigures(source, { customerId, monday, weeks });
  const figures = calculateWeeklyFigures({ today, ...stored }, weeks);
  const paidSinceCents = figures.slice(0, -1).reduce((sum, week) => sum + week.cashInOutTotalCents, 0);
  return { currency, week: figures.at(-1)!, paidSinceCents };
};
