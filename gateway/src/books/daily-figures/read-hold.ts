import type { WagerLetter } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import type { Handled } from '@lineboard/domain/books/daily-figures/calculate-hold';
import { listDayStartsMs } from '@lineboard/domain/books/daily-figures/figure-weeks';
import { KINDS_OF_FIGURE } from '@lineboard/domain/books/daily-figures/kinds-of-figure';
import type pg from 'pg';
import { GRADED_WAGERS } from './graded-wagers.ts';

export interface HandledKind extends Handled {
  currency: string;
  /** `Several`: of legs in more than one. */
  sportType: string;
  wagerType: WagerLetter;
}

const SELECT_HOLD = `
with ${GRADED_WAGERS}
select c.currency, g.sport_type as "sportType", g.wager_type as "wagerType", count(*)::int as wagers,
  sum(g.handle)::bigint as "handleCents", coalesce(sum(0 - g.net) filter (where g.net < 0), 0)::bigint as "wonCents",
  coalesce(sum(g.net) filter (where g.net > 0), 0)::bigint as "lostCents"
from graded g join customer c using (customer_id) group by 1, 2, 3 order by 1, 2, 3`;

export interface HoldQuestion {
  /** Where the first week begins. */
  monday: Day;
  weeks: number;
  /** The customer whose wagers alone count; null: all customers'. */
  customerId: string | null;
}

/** The book's result on the wagers that were graded in some weeks (HR-43). */
export const readHold = async (
  client: Pick<pg.Pool, 'query'>,
  { monday, weeks, customerId }: HoldQuestion,
): Promise<HandledKind[]> => {
  const starts = listDayStartsMs(monday, weeks);
  const { rows } = await client.query<HandledKind>(SELECT_HOLD, [
    [starts[0], starts.at(-1)],
    KINDS_OF_FIGURE.winLoss,
    customerId,
  ]);
  return rows;
};
