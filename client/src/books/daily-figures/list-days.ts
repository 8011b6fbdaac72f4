import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import type { WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';

export const listDays = (weeks: readonly WeekFigures[]): Day[] =>
  weeks.flatMap(({ valuesPerDay }) => valuesPerDay.map(({ thisDate }) => thisDate));
