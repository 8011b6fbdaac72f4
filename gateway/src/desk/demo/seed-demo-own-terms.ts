import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { OwnLimit } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { startTimeOut } from '@lineboard/domain/account/own-limits/time-out';
import type pg from 'pg';
import type { PlayMoment } from '../../casino/play/play-moment.ts';
import { kyselyOn } from '../../ground/database/kysely-on.ts';
import { writeTimeOut } from '../../account/own-limits/write-own-terms.ts';
import type { DemoCustomer } from './demo-customers.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Of the customer with own limits, later than the first one: some of the deposit limit is used by it. */
const SECOND_DEPOSIT: { cents: Cents; agoMs: number } = { cents: 10_000, agoMs: HOUR_MS };

const DAY_TIME_USED_MS = 35 * MINUTE_MS;

/** A looser limit of stakes was asked for an hour ago; the rest stands. */
const listLimits = (wallMs: number): readonly OwnLimit[] => [
  { kind: 'deposit', period: 'day', amount: 50_000, next: null },
  { kind: 'loss', period: 'day', amount: 15_000, next: null },
  { kind: 'stake', period: 'day', amount: 20_000, next: { amount: 40_000, atMs: wallMs + 23 * HOUR_MS } },
  { kind: 'time', period: 'day', amount: 180, next: null },
];

const seedLimits = async (
  client: pg.PoolClient,
  customer_id: string,
  { wallMs, bookMs }: PlayMoment,
): Promise<void> => {
  const limits = listLimits(wallMs).map(({ kind, period, amount, next }) => ({
    customer_id,
    kind,
    period,
    amount,
    next_amount: next?.amount ?? null,
    next_at_ms: next?.atMs ?? null,
  }));
  const kysely = kyselyOn(client);
  await kysely.insertInto('own_limit').values(limits).execute();
  await kysely
    .updateTable('customer')
    .set({ reality_check_minutes: 30 })
    .where('customer_id', '=', customer_id)
    .execute();
  const { cents, agoMs } = SECOND_DEPOSIT;
  await kysely
    .updateTable('account')
    .set((row) => ({ current_balance_cents: row('current_balance_cents', '+', cents) }))
    .where('customer_id', '=', customer_id)
    .execute();
  await kysely
    .insertInto('ledger')
    .values({
      customer_id,
      kind: 'deposit',
      amount_cents: cents,
      at_risk_cents: 0,
      free_play_cents: 0,
      at_ms: wallMs - agoMs,
      book_ms: bookMs - agoMs,
    })
    .execute();
  await kysely
    .insertInto('day_time')
    .values({ customer_id, day: dayOf(wallMs), used_ms: DAY_TIME_USED_MS, counted_at_ms: wallMs })
    .execute();
};

/** What a demo customer has set for the own account, after everything else: nothing is played in a time-out. */
export const seedDemoOwnTerms = async (
  client: pg.PoolClient,
  { customerId, kind }: DemoCustomer,
  moment: PlayMoment,
): Promise<void> => {
  if (kind === 'ownLimits') await seedLimits(client, customerId, moment);
  const timeOut = kind === 'timeOut' ? startTimeOut(null, 'week', moment.wallMs - HOUR_MS) : null;
  if (timeOut !== null) await writeTimeOut(client, customerId, timeOut);
};
