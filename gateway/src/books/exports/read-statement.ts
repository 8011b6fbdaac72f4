import { KINDS_OF_FIGURE } from '@lineboard/domain/books/daily-figures/kinds-of-figure';
import {
  calculateStatement,
  type Statement,
  type StatementFigures,
  type StatementPart,
} from '@lineboard/domain/books/daily-figures/calculate-statement';
import { listStatementMonths } from '@lineboard/domain/books/daily-figures/statement-months';
import type { LedgerKindRow } from '@lineboard/domain/ground/ledger/ledger-kind-row';
import type { DayRange } from '@lineboard/domain/books/transactions/transaction-range';
import type pg from 'pg';
import { kindsInSql, MOVES } from '../../ground/database/ledger-sql.ts';
import { GRADED_WAGERS } from '../daily-figures/graded-wagers.ts';
import type { LeftJoined } from '../../ground/database/left-joined.ts';

const kindsOfLine = (line: LedgerKindRow['statement']) => kindsInSql(({ statement }) => statement === line);

/** The kinds of entries that each line of a statement counts. */
const LINE = {
  deposits: kindsOfLine('deposits'),
  withdrawals: kindsOfLine('withdrawals'),
  adjustments: kindsOfLine('adjustments'),
  freePlayGiven: kindsOfLine('freePlayGiven'),
  freePlayStaked: kindsOfLine('freePlayStaked'),
};

/** All of it in one statement: nothing can be posted between two readings. */
const SELECT_PARTS = `
with ${GRADED_WAGERS}, rows as (
  select width_bucket(book_ms, $1::bigint[]) as span, kind, amount_cents, free_play_cents from ledger
  where customer_id = $3 and book_ms >= ($1::bigint[])[1] and book_ms < ($1::bigint[])[cardinality($1::bigint[])] and ${MOVES}
), parts as (
  select span, sport_type, wager_type, count(*) as bets, sum(handle) as staked,
    coalesce(sum(net) filter (where net > 0), 0) as won, coalesce(sum(0 - net) filter (where net < 0), 0) as lost,
    0 as casino, 0 as given, 0 as free_staked, 0 as deposits, 0 as withdrawals, 0 as adjustments
  from graded group by 1, 2, 3
  union all
  select span, null, null, 0, 0, 0, 0,
    coalesce(sum(amount_cents) filter (where kind = any($4)), 0),
    coalesce(sum(free_play_cents) filter (where kind in (${LINE.freePlayGiven})), 0),
    0 - coalesce(sum(free_play_cents) filter (where kind in (${LINE.freePlayStaked})), 0),
    coalesce(sum(amount_cents) filter (where kind in (${LINE.deposits})), 0),
    0 - coalesce(sum(amount_cents) filter (where kind in (${LINE.withdrawals})), 0),
    coalesce(sum(amount_cents) filter (where kind in (${LINE.adjustments})), 0)
  from rows group by 1
)
select c.currency, (a.current_balance_cents - (
    select coalesce(sum(amount_cents), 0) from ledger
    where customer_id = $3 and book_ms >= ($1::bigint[])[1] and ${MOVES}
  ))::bigint as starting_cents, p.span as month, p.sport_type as "sportType", p.wager_type as "wagerType",
  p.bets::int as "bets", p.staked::bigint as "stakedCents", p.won::bigint as "wonCents", p.lost::bigint as "lostCents",
  p.casino::bigint as "casinoCents", p.given::bigint as "freePlayGivenCents",
  p.free_staked::bigint as "freePlayStakedCents", p.deposits::bigint as "depositsCents",
  p.withdrawals::bigint as "withdrawalsCents", p.adjustments::bigint as "adjustmentsCents"
from account a join customer c using (customer_id) left join parts p on true
where a.customer_id = $3`;

/** The single row of days on which nothing was posted, which has no month. */
type Row = { currency: string; starting_cents: number } & LeftJoined<
  Omit<StatementPart, 'figures'> & StatementFigures
>;

/** The figures of some of a customer's days (HR-43). */
export interface StoredStatement extends Statement {
  currency: string;
  /** The balance before the first of the days. */
  startingCents: number;
  /** `2026-11`, by the statement's numbers of months less one. */
  monthNames: readonly string[];
}

export const readStatement = async (
  client: Pick<pg.Pool, 'query'>,
  customerId: string,
  days: DayRange,
): Promise<StoredStatement> => {
  const { months, endMs } = listStatementMonths(days);
  const { winLoss, casinoWinLoss } = KINDS_OF_FIGURE;
  const { rows } = await client.query<Row>(SELECT_PARTS, [
    [...months.map(({ startMs }) => startMs), endMs],
    winLoss,
    customerId,
    casinoWinLoss,
  ]);
  const [first] = rows;
  if (first === undefined) throw new Error(`no account of ${customerId}`);
  const parts = rows.flatMap(({ currency: _, starting_cents: __, ...part }): StatementPart[] => {
    if (part.month === null) return [];
    const { month, sportType, wagerType, ...figures } = part;
    return [{ month, sportType, wagerType, figures }];
  });
  return {
    ...calculateStatement(parts, months.length),
    currency: first.currency,
    startingCents: first.starting_cents,
    monthNames: months.map(({ month }) => month),
  };
};
