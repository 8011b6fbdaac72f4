import { KINDS_OF_FIGURE } from '@lineboard/domain/books/daily-figures/kinds-of-figure';
import { OWN_PERIODS } from '@lineboard/domain/account/own-limits/own-limit-choices';
import type {
  OwnFigures,
  OwnLimitKind,
  OwnPeriod,
} from '@lineboard/domain/account/own-limits/own-limit.schema';
import { periodAt } from '@lineboard/domain/account/own-limits/own-period';
import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import { kindsInSql, MOVES } from '../../ground/database/ledger-sql.ts';
import { readDayTimeMs } from './day-time.ts';
import { type OwnTerms, applyDueChanges } from './own-terms.ts';

const MINUTE_MS = 60_000;

/** A limit counts the same deposits as a statement. */
const DEPOSITS = kindsInSql(({ statement }) => statement === 'deposits');

interface Question {
  customerId: string;
  dayMs: number;
  weekMs: number;
  monthMs: number;
  /** The earliest of them: a week may have begun in the month before. */
  sinceMs: number;
  madeKinds: readonly string[];
}

const PERIOD_SUMS = (moment: string, sum: string): string =>
  OWN_PERIODS.map(
    (period) =>
      `coalesce(sum(${sum}) filter (where ${moment} >= :${period}Ms::bigint), 0)::bigint as ${period}`,
  ).join(', ');

/**
 * What was staked is found by the wagers that are open, and those that were graded since: none that was placed in the
 * period is anything else. Its amount is that of the row of the ledger by which it was placed; of one without action,
 * what was sold before (HR-56). A payout that waits is held, too, and can't be lost.
 */
const SELECT_USED = createStatement<Question>(
  'own-figures',
  `
with placed as (
  select ticket_number, wager_number, null::bigint as counted from wager where customer_id = :customerId and status = 'O'
  union all
  select ticket_number, wager_number, case when status = 'X' then sold_risk_cents end as counted from wager
  where customer_id = :customerId and status <> 'O' and graded_book_ms >= :sinceMs::bigint
)
select 'stake' as kind, ${PERIOD_SUMS('l.book_ms', 'coalesce(placed.counted, l.at_risk_cents)')}
from placed join ledger l using (ticket_number, wager_number)
where l.posting = 0 and l.book_ms >= :sinceMs::bigint
union all
select 'pending', h.held, h.held, h.held
from (select coalesce(sum(held_cents), 0)::bigint as held from pending_ticket where customer_id = :customerId) h
union all
select 'made', ${PERIOD_SUMS('book_ms', 'amount_cents')}
from ledger where customer_id = :customerId and book_ms >= :sinceMs::bigint
  and ${MOVES} and kind = any(:madeKinds)
union all
select 'deposit', ${PERIOD_SUMS('book_ms', 'amount_cents')}
from ledger where customer_id = :customerId and book_ms >= :sinceMs::bigint
  and ${MOVES} and kind in (${DEPOSITS})
union all
select 'atRisk', a.lost, a.lost, a.lost from (
  select at_risk_cents - (
    select coalesce(sum(amount_cents), 0)::bigint from cash_request
    where customer_id = :customerId and kind = 'payout' and state = 'waiting'
  ) as lost from account where customer_id = :customerId
) a`,
);

type Source = 'stake' | 'pending' | 'made' | 'deposit' | 'atRisk';
type Sums = Record<OwnPeriod, number>;

/** Minutes signed in are counted elsewhere: they are no money. */
const USED: Readonly<Record<Exclude<OwnLimitKind, 'time'>, (of: (source: Source) => number) => number>> = {
  deposit: (of) => of('deposit'),
  stake: (of) => of('stake') + of('pending'),
  loss: (of) => of('atRisk') - of('made'),
};

/**
 * What a customer's own limits leave at a moment (OWN-3 to OWN-7). Read after the account: what comes in between has
 * another version of it, and a ticket that was judged by both is judged again.
 *
 * @returns null when the customer has set nothing that applies
 */
export const readOwnFigures = async (
  client: Pick<pg.Pool, 'query'>,
  customerId: string,
  terms: OwnTerms,
  now: { wallMs: number; bookMs: number },
): Promise<OwnFigures | null> => {
  const { own_limits: limits, time_out: timeOut } = applyDueChanges(terms, now.wallMs);
  if (limits.length === 0) return timeOut === null ? null : { timeOut, limits: [] };
  const spans = {
    day: periodAt('day', now.bookMs),
    week: periodAt('week', now.bookMs),
    month: periodAt('month', now.bookMs),
  };
  const { rows } = await client.query<Sums & { kind: Source }>(
    SELECT_USED({
      customerId,
      dayMs: spans.day.startMs,
      weekMs: spans.week.startMs,
      monthMs: spans.month.startMs,
      sinceMs: Math.min(spans.week.startMs, spans.month.startMs),
      madeKinds: [...KINDS_OF_FIGURE.winLoss, ...KINDS_OF_FIGURE.casinoWinLoss],
    }),
  );
  const hasTime = limits.some(({ kind }) => kind === 'time');
  const timeUsed = hasTime
    ? Math.floor((await readDayTimeMs(client, customerId, now.wallMs)) / MINUTE_MS)
    : 0;
  const sums = new Map(rows.map((row) => [row.kind, row]));
  return {
    timeOut,
    limits: limits.map((limit) => ({
      ...limit,
      endsMs: spans[limit.period].endsMs,
      used:
        limit.kind === 'time'
          ? timeUsed
          : USED[limit.kind]((source) => sums.get(source)?.[limit.period] ?? 0),
    })),
  };
};
