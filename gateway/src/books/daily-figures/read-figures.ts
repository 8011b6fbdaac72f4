import { addDays, type Day } from '@lineboard/domain/ground/calendar/book-day';
import type { DaySums } from '@lineboard/domain/books/daily-figures/calculate-week-figures';
import { listDayStartsMs } from '@lineboard/domain/books/daily-figures/figure-weeks';
import { KINDS_OF_FIGURE } from '@lineboard/domain/books/daily-figures/kinds-of-figure';
import type pg from 'pg';
import { MOVES } from '../../ground/database/ledger-sql.ts';
import type { LeftJoined } from '../../ground/database/left-joined.ts';

/**
 * Selects one row for each day on which something was posted, or a single one without a day. The starting balance is
 * the current one minus everything since then, in the same statement, so that no row can be posted in between.
 */
const SELECT_DAYS = `
with wagers as (
  select width_bucket(book_ms, $2::bigint[]) as day, ticket_number,
    sum(amount_cents) filter (where kind = any($3)) as win_loss,
    sum(amount_cents) filter (where kind = any($4)) as cash_in_out,
    sum(amount_cents) filter (where kind = any($5)) as casino_win_loss,
    bool_or(kind = any($3)) and ticket_number is not null as is_graded
  from ledger
  where customer_id = $1 and book_ms >= $6 and book_ms < $7 and ${MOVES}
  group by day, ticket_number, wager_number
), days as (
  select day, coalesce(sum(win_loss), 0)::bigint as win_loss_cents,
    coalesce(sum(cash_in_out), 0)::bigint as cash_in_out_cents,
    coalesce(sum(casino_win_loss), 0)::bigint as casino_win_loss_cents,
    count(*) filter (where is_graded)::int as wagers_count
  from wagers group by day
)
select c.currency, (a.current_balance_cents - (
    select coalesce(sum(amount_cents), 0) from ledger
    where customer_id = $1 and book_ms >= $6 and ${MOVES}
  ))::bigint as starting_balance_cents, d.*
from account a join customer c using (customer_id) left join days d on true
where a.customer_id = $1`;

interface DayFigures {
  /** The day of the weeks, counted from 1. */
  day: number;
  win_loss_cents: number;
  cash_in_out_cents: number;
  casino_win_loss_cents: number;
  wagers_count: number;
}

/** The single row of weeks that have no day. */
type DayRow = { currency: string; starting_balance_cents: number } & LeftJoined<DayFigures>;

/** The data for the figures (HR-43). */
export interface StoredFigures {
  currency: string;
  startingBalanceCents: number;
  sums: Map<Day, DaySums>;
}

/** The database, or a transaction in it. */
export interface FiguresSource {
  pool: Pick<pg.Pool, 'query'>;
}

/** Reads the sums of a customer's ledger for each day of some weeks. @param monday the start of the first one */
export const readFigures = async (
  { pool }: FiguresSource,
  { customerId, monday, weeks }: { customerId: string; monday: Day; weeks: number },
): Promise<StoredFigures> => {
  const starts = listDayStartsMs(monday, weeks);
  const { winLoss, cashInOut, casinoWinLoss } = KINDS_OF_FIGURE;
  const { rows } = await pool.query<DayRow>(SELECT_DAYS, [
    customerId,
    starts,
    winLoss,
    cashInOut,
    casinoWinLoss,
    starts[0],
    starts.at(-1),
  ]);
  const [first] = rows;
  if (first === undefined) throw new Error(`no account of ${customerId}`);
  const sums = new Map<Day, DaySums>();
  for (const row of rows)
    if (row.day !== null)
      sums.set(addDays(monday, row.day - 1), {
        winLossCents: row.win_loss_cents,
        cashInOutCents: row.cash_in_out_cents,
        casinoWinLossCents: row.casino_win_loss_cents,
        wagersCount: row.wagers_count,
      });
  return { currency: first.currency, startingBalanceCents: first.starting_balance_cents, sums };
};
