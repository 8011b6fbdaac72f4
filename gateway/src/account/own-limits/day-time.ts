import { dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type pg from 'pg';
import { readOwnTerms, applyDueChanges } from './own-terms.ts';

const MINUTE_MS = 60_000;

/**
 * Counted at most between two signs of life, which a page gives every minute: who closed it and comes back later was
 * away.
 */
const MOST_BETWEEN_MS = 2 * MINUTE_MS;

type Source = Pick<pg.Pool, 'query'>;

/** @returns milliseconds; null: the customer's time is not limited */
const readLimitMs = async (client: Source, customerId: string, wallMs: number): Promise<number | null> => {
  const { own_limits: limits } = applyDueChanges(await readOwnTerms(client, customerId), wallMs);
  const limit = limits.find(({ kind }) => kind === 'time');
  return limit === undefined ? null : limit.amount * MINUTE_MS;
};

/** This is one statement, so that two devices that give signs of life at once count their shared time once. */
const COUNT = `
insert into day_time as t (customer_id, day, used_ms, counted_at_ms) values ($1, $2, 0, $3)
on conflict (customer_id) do update set
  used_ms = case when t.day = excluded.day then t.used_ms else 0 end
    + least(greatest(excluded.counted_at_ms - greatest(t.counted_at_ms, $4::bigint), 0), $5::bigint),
  day = excluded.day, counted_at_ms = greatest(t.counted_at_ms, excluded.counted_at_ms)
returning used_ms`;

/**
 * A sign of life of a signed-in customer.
 *
 * @returns what is left of the day in New York, milliseconds, below 0 when it is up; null: it is not limited
 */
const countDayTime = async (client: Source, customerId: string, wallMs: number): Promise<number | null> => {
  const limitMs = await readLimitMs(client, customerId, wallMs);
  if (limitMs === null) return null;
  const day = dayOf(wallMs);
  const values = [customerId, day, wallMs, startOfDayMs(day), MOST_BETWEEN_MS];
  const { rows } = await client.query<{ used_ms: number }>(COUNT, values);
  return limitMs - (rows[0]?.used_ms ?? 0);
};

/** OWN-9: counts a sign of life, and ends all of the customer's sessions once the time is up. @returns as above */
export const spendDayTime = async (
  client: Source,
  sessions: { endAll: (customerId: string) => Promise<void> },
  customerId: string,
  wallMs: number,
): Promise<number | null> => {
  const leftMs = await countDayTime(client, customerId, wallMs);
  if (leftMs !== null && leftMs <= 0) await sessions.endAll(customerId);
  return leftMs;
};

/** Begins the count of a day with the time used, for a customer whose day has none yet. */
export const setDayTime = async (
  client: Source,
  customerId: string,
  usedMs: number,
  wallMs: number,
): Promise<void> => {
  await client.query(
    'insert into day_time (customer_id, day, used_ms, counted_at_ms) values ($1, $2, $3, $4)',
    [customerId, dayOf(wallMs), usedMs, wallMs],
  );
};

/** The time counted of a day so far. */
export const readDayTimeMs = async (client: Source, customerId: string, wallMs: number): Promise<number> => {
  const { rows } = await client.query<{ used_ms: number }>(
    'select used_ms from day_time where customer_id = $1 and day = $2',
    [customerId, dayOf(wallMs)],
  );
  return rows[0]?.used_ms ?? 0;
};

/** OWN-9: whether the customer may not sign in any more today. */
export const isDayTimeUp = async (client: Source, customerId: string, wallMs: number): Promise<boolean> => {
  const limitMs = await readLimitMs(client, customerId, wallMs);
  return limitMs !== null && (await readDayTimeMs(client, customerId, wallMs)) >= limitMs;
};
