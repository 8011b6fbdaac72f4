import { MOST_WEEK_OFFSET } from '@lineboard/domain/books/daily-figures/figure-bounds';

/** The parameters in the address of the daily figures. */
export interface FiguresSearch {
  /** One week instead of eight, or charts. */
  view?: 'week' | 'charts';
  /** For the week view: how many weeks before the current one. */
  week?: number;
  /** How far the charts go back; eight weeks when left out. */
  span?: 'year';
  /** The day whose list is open, `2026-11-20`. */
  day?: string;
}

/** The page checks whether the day exists and lies in the shown weeks. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isWeekOffset = (week: unknown): week is number =>
  typeof week === 'number' && Number.isInteger(week) && week > 0 && week <= MOST_WEEK_OFFSET;

/** The current week has no parameter. */
export const parseFiguresSearch = ({ view, week, span, day }: Record<string, unknown>): FiguresSearch => ({
  ...(view === 'week' || view === 'charts' ? { view } : {}),
  ...(view === 'week' && isWeekOffset(week) ? { week } : {}),
  ...(view === 'charts' && span === 'year' ? { span } : {}),
  ...(typeof day === 'string' && DAY.test(day) ? { day } : {}),
});
