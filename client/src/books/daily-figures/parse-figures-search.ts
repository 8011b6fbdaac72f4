import { MOST_WEEK_OFFSET } from '@lineboard/domain/books/daily-figures/figure-bounds';

/** What the address of the daily figures says. */
export interface FiguresSearch {
  /** One week instead of eight, or charts. */
  view?: 'week' | 'charts';
  /** How many weeks before the current one; of the week view. */
  week?: number;
  /** How far the charts go back; eight weeks when left out. */
  span?: 'year';
  /** The day whose list is open, `2026-11-20`. */
  day?: string;
}

/** Whether there is such a day, and in the weeks that are shown, is seen where they are. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isWeekOffset = (week: unknown): week is number =>
  typeof week === 'number' && Number.isInteger(week) && week > 0 && week <= MOST_WEEK_OFFSET;

/** The current week isn't named. */
export const parseFiguresSearch = ({ view, week, span, day }: Record<string, unknown>): FiguresSearch => ({
  ...(view === 'week' || view === 'charts' ? { view } : {}),
  ...(view === 'week' && isWeekOffset(week) ? { week } : {}),
  ...(view === 'charts' && span === 'year' ? { span } : {}),
  ...(typeof day === 'string' && DAY.test(day) ? { day } : {}),
});
