import type pg from 'pg';
import type { AccountRow } from '../../ground/customer/calculate-balance.ts';
import { createStatement } from '../../ground/database/create-statement.ts';

/**
 * Takes exactly what the hold put there: both are made of the ticket's own row. The trigger `ledger_push` then has the
 * decision told to the customer’s browsers.
 */
const RELEASE_PENDING = createStatement(
  'release-pending',
  `
with released as (
  delete from pending_ticket where customer_id = :customerId and idempotency_key = :idempotencyKey returning held_cents, free_play_cents
), ledger_row as (
  insert into ledger (customer_id, kind, amount_cents, at_risk_cents, free_play_cents, idempotency_key, at_ms, book_ms)
  select :customerId, 'release', 0, -held_cents, free_play_cents, :idempotencyKey, :wallMs, :bookMs from released
)
update account a set at_risk_cents = a.at_risk_cents - r.held_cents,
  free_play_balance_cents = a.free_play_balance_cents + r.free_play_cents, version = a.version + 1
from released r, customer c where a.customer_id = :customerId and c.customer_id = :customerId
returning a.current_balance_cents, a.at_risk_cents, a.free_play_balance_cents, a.version, c.credit_acct_flag, c.credit_limit_cents`,
);

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
  const { rows } = await client.query<AccountRow>(
    RELEASE_PENDING({ customerId, idempotencyKey, wallMs: now.wallMs, bookMs: Math.round(now.bookMs) }),
  );
  const account = rows[0];
  if (account === undefined) throw new Error('a pending ticket without its account');
  return account;
};
