import { dayOf, isDay, startOfWeek, type Day } from '@lineboard/domain/ground/calendar/book-day';
import { MOST_WEEK_OFFSET } from '@lineboard/domain/books/daily-figures/figure-bounds';
import { mondayOfOffset, weekOffsetOf } from '@lineboard/domain/books/daily-figures/figure-weeks';
import type { CommandContext } from './command.ts';

type Refuse = (code: 'noSuchDay' | 'weekTooOld' | 'weekNotBegun', params: { week: string }) => never;
type Asking = CommandContext<'weeks settle' | 'weeks statement' | 'report week-hold'>;

/** The Monday of the week that was asked for; of the last one that is over where none was. */
export const findMonday = (
  { refuse, bookMs }: Pick<Asking, 'bookMs'> & { refuse: unknown },
  week: string | undefined,
): Day => {
  const today = dayOf(bookMs);
  if (week === undefined) return mondayOfOffset(1, today);
  const refuseWeek = refuse as Refuse;
  if (!isDay(week)) return refuseWeek('noSuchDay', { week });
  const offset = weekOffsetOf(week, today);
  if (offset > MOST_WEEK_OFFSET) return refuseWeek('weekTooOld', { week });
  if (offset < 0) return refuseWeek('weekNotBegun', { week });
  return startOfWeek(week);
};
