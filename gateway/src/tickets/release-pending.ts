import type pg from 'pg';
import type { AccountRow } from '../customer/calculate-balance.ts';

/** Takes exactly what the hold put there: both are made of the ticket's own row. */
const RELEASE_PENDING = `
with released as (
  delete from pending_ticket where customer_id = $1 and idempotency_key = $2 returning held_cents, free_play_cents
), ledger_row as (
  insert into ledger (customer_id, kind, amount_cents, at_risk_cents, free_play_cents, idempotency_key, at_ms, book_ms)
  select $1, 'release', 0, -held_cents, free_play_cents, $2, $3, $4 from released
)
update account a set at_risk_cents = a.at_risk_cents - r.held_cents,
  free_play_balance_cents = a.free_play_balance_cents + r.free_play_cents, version = a.version + 1
from released r, customer c where a.customer_id = $1 and c.customer_id = $1
returning a.current_balance_cents, a.at_risk_cents, a.free_play_balance_cents, a.version, c.credit_acct_flag, c.credit_limit_cents`;

/**
 * Ends a ticket's waiting: it reserves, counts and holds nothing from here on. Only inside the transaction that decides
 * it, so that nobody ever sees the money between hold and wager.
 *
 * @returns the account afterwards
 */
export const releasePending = async (
  client: pg.PoolClient,
  { customerId, idempotencyKey }: { customerId: string; idempotencyKey: string },
  now: { wallMs: number; bookMs: number },
): Promise<AccountRow> => {
  const { rows } = await client.query<AccountRow>({
    name: 'release-pending',
    text: RELEASE_PENDING,
    values: [customerId, idempotencyKey, now.wallMs, Math.round(now.bookMs)],
  });
  const account = rows[0];
  if (account === undefined) throw new Error('a pending ticket without its account');
  return account;
};
