import type { Day } from '@lineboard/domain/calendar/book-day';
import type { WeekFigures } from '@lineboard/domain/daily-figures/week-figures.schema';

export const listDays = (weeks: readonly WeekFigures[]): Day[] =>
  weeks.flatMap(({ valuesPerDay }) => valuesPerDay.map(({ thisDate }) => thisDate));
