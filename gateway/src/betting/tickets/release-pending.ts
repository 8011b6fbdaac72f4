import type pg from 'pg';
import type { AccountRow } from '../../ground/customer/calculate-balance.ts';
import { moveAccount } from '../../ground/customer/move-account.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';

const ENTER = enterLedger(
  {
    customer_id: ':customerId',
    kind: `'release'`,
    amount_cents: '0',
    at_risk_cents: '-held_cents',
    free_play_cents: 'free_play_cents',
    idempotency_key: ':idempotencyKey',
    at_ms: ':wallMs',
    book_ms: ':bookMs',
  },
  'released',
);

/** Takes exactly what the hold put there: both are made of the ticket's own row. */
const RELEASE_PENDING = createStatement(
  'release-pending',
  `
with released as (
  delete from pending_ticket where customer_id = :customerId and idempotency_key = :idempotencyKey returning held_cents, free_play_cents
), ledger_row as (
  ${ENTER}
)
${moveAccount({ atRisk: '-r.held_cents', freePlay: 'r.free_play_cents' })}
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
