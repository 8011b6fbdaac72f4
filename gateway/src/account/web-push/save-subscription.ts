import type { PushSubscriptionBody } from '@lineboard/domain/account/notifications/push-subscription.schema';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { hashToken } from '../session/session-token.ts';

/** Browsers of one customer; one more and the one that wasn't seen for longest goes. */
export const MOST_SUBSCRIPTIONS = 10;

/**
 * A browser whose page hasn't been open for this long gets no more news. It is the time for which a browser is signed
 * in automatically.
 */
export const SUBSCRIBED_FOR_MS = 30 * 24 * 3_600_000;

/**
 * An address belongs to one browser: when another customer signs in there it is that one's. Only the browser itself
 * knows both of its keys, so nobody takes an address over who has merely seen it. Held against the session in the same
 * statement: one that has ended meanwhile gets nothing.
 */
const SAVE = createStatement(
  'save-push-subscription',
  `insert into push_subscription as p (customer_id, token_hash, device_id, passkey_id, endpoint, host, p256dh, auth,
     tells_graded, tells_decided, tells_messages, shows_amounts, since_ms, seen_at_ms)
   select customer_id, token_hash, device_id, passkey_id, :endpoint, :host, :p256dh, :auth, :tellsGraded, :tellsDecided,
     :tellsMessages, :showsAmounts, :nowMs::bigint, :nowMs::bigint
   from session where token_hash = :tokenHash and customer_id = :customerId and expires_at_ms > :nowMs::bigint
   for share
   on conflict (endpoint) do update set customer_id = excluded.customer_id, token_hash = excluded.token_hash,
     device_id = excluded.device_id, passkey_id = excluded.passkey_id, tells_graded = excluded.tells_graded, tells_decided = excluded.tells_decided,
     tells_messages = excluded.tells_messages, shows_amounts = excluded.shows_amounts, seen_at_ms = excluded.seen_at_ms,
     since_ms = case when p.customer_id = excluded.customer_id then p.since_ms else excluded.since_ms end,
     failures = 0, try_at_ms = 0
   where p.p256dh = excluded.p256dh and p.auth = excluded.auth`,
);

const DROP_OLDEST = `
delete from push_subscription where subscription_id in (
  select subscription_id from push_subscription where customer_id = $1
  order by seen_at_ms desc, subscription_id desc offset $2)`;

export interface Subscriber {
  customerId: string;
  /** The session's cookie. */
  token: string;
}

/** @returns false when it isn't this browser's to keep, or the session has ended */
export const saveSubscription = async (
  { pool }: Pick<Database, 'pool'>,
  { customerId, token }: Subscriber,
  { host, ...body }: PushSubscriptionBody & { host: string },
  nowMs: number,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    SAVE({ ...body, host, customerId, tokenHash: hashToken(token), nowMs }),
  );
  if (rowCount === 0) return false;
  await pool.query(DROP_OLDEST, [customerId, MOST_SUBSCRIPTIONS]);
  return true;
};

/** One that is another customer's stays. */
export const removeSubscription = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  endpoint: string,
): Promise<void> => {
  await pool.query('delete from push_subscription where customer_id = $1 and endpoint = $2', [
    customerId,
    endpoint,
  ]);
};

/** Counts the browsers on which the customer is told of news. */
export const countSubscriptions = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from push_subscription where customer_id = $1',
    [customerId],
  );
  return rows[0]?.count ?? 0;
};
