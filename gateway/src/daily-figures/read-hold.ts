import type { Day } from '@lineboard/domain/calendar/book-day';
import type { Handled } from '@lineboard/domain/daily-figures/calculate-hold';
import { listDayStartsMs } from '@lineboard/domain/daily-figures/figure-weeks';
import { KINDS_OF_FIGURE } from '@lineboard/domain/daily-figures/kinds-of-figure';
import type pg from 'pg';

export interface HandledKind extends Handled {
  currency: string;
  /** `Several`: of legs in more than one. */
  sportType: string;
  wagerType: 'S' | 'P' | 'T' | 'I';
}

/**
 * The rows of the ledger that make the daily figures' win and loss, by wager. What was risked is what they let go of:
 * a correction in a later week takes as much as it gives, so a week that was told stays as it was.
 */
const SELECT_HOLD = `
with wagers as (
  select customer_id, ticket_number, wager_number, sum(amount_cents) as net, 0 - sum(at_risk_cents) as handle
  from ledger where book_ms >= $1 and book_ms < $2 and kind = any($3)
    and ($4::text is null or customer_id = $4) group by 1, 2, 3
), kinds as (
  select c.currency, w.wager_type, n.net, n.handle, (
    select case when count(distinct i.sport_type) = 1 then min(i.sport_type) else 'Several' end
    from wager_item i where i.ticket_number = n.ticket_number and i.wager_number = n.wager_number
  ) as sport_type
  from wagers n join wager w using (ticket_number, wager_number) join customer c on c.customer_id = n.customer_id
)
select currency, sport_type as "sportType", wager_type as "wagerType", count(*)::int as wagers,
  sum(handle)::bigint as "handleCents", coalesce(sum(0 - net) filter (where net < 0), 0)::bigint as "wonCents",
  coalesce(sum(net) filter (where net > 0), 0)::bigint as "lostCents"
from kinds group by 1, 2, 3 order by 1, 2, 3`;

export interface HoldQuestion {
  /** Where the first week begins. */
  monday: Day;
  weeks: number;
  /** Of this customer's wagers alone; null: of all. */
  customerId: string | null;
}

/** What the wagers that were graded in some weeks made for the book (HR-43). */
export const readHold = async (
  client: Pick<pg.Pool, 'query'>,
  { monday, weeks, customerId }: HoldQuestion,
): Promise<HandledKind[]> => {
  const starts = listDayStartsMs(monday, weeks);
  const { rows } = await client.query<HandledKind>(SELECT_HOLD, [
    starts[0],
    starts.at(-1),
    KINDS_OF_FIGURE.winLoss,
    customerId,
  ]);
  return rows;
};
