import { type Day, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { calculateWeeklyFigures } from '@lineboard/domain/books/daily-figures/calculate-week-figures';
import type { FigureChartsAnswer } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import { mondayOfOffset } from '@lineboard/domain/books/daily-figures/figure-weeks';
import { readClosingValues } from './read-closing-values.ts';
import { type FiguresSource, readFigures } from './read-figures.ts';
import { readHold } from './read-hold.ts';

/** The same readings as the daily figures' lists and the book's hold: what a chart shows is what they add up to. */
export const readCharts = async (
  source: FiguresSource,
  { customerId, today, weeks }: { customerId: string; today: Day; weeks: number },
): Promise<Pick<FigureChartsAnswer, 'currency' | 'days' | 'kinds' | 'closes'>> => {
  const monday = mondayOfOffset(weeks - 1, today);
  const [{ currency, ...stored }, held, closes] = await Promise.all([
    readFigures(source, { customerId, monday, weeks }),
    readHold(source.pool, { monday, weeks, customerId }),
    readClosingValues(source, { customerId, sinceMs: startOfDayMs(monday) }),
  ]);
  const days = calculateWeeklyFigures({ today, ...stored }, weeks)
    .toReversed()
    .flatMap(({ valuesPerDay }) => valuesPerDay)
    .flatMap(({ thisDate, balanceCents }) => (balanceCents === null ? [] : [{ thisDate, balanceCents }]));
  const kinds = held.map(({ sportType, wagerType, wagers, wonCents, lostCents }) => ({
    sportType,
    wagerType,
    wagers,
    // What the book lost on them, the customer won.
    winLossCents: lostCents - wonCents,
  }));
  return { currency, days, kinds, closes };
};
