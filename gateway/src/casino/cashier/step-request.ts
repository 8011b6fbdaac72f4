import {
  type CashEffect,
  type CashKind,
  type CashState,
  effectOfCash,
} from '@lineboard/domain/casino/cashier/cash-request';
import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';
import type pg from 'pg';
import { type AccountRow, calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { moveAccount } from '../../ground/customer/move-account.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';

/** An account that the transaction has locked (`for update`): no bet and no other request changes it meanwhile. */
export interface HeldAccount extends AccountRow {
  customer_id: string;
}

interface Moment {
  wallMs: number;
  bookMs: number;
}

export interface NewRequest {
  provider: string;
  transaction: string;
  kind: CashKind;
  amountCents: number;
  currency: string;
  method: string;
}

/** How a request ends. */
export interface CashDecision {
  to: Exclude<CashState, 'waiting'>;
  by: NonNullable<Tables['cash_request']['decided_by']>;
  /** The reason that the customer is given for a refusal. */
  reason: string | null;
}

const POST = enterLedger({
  customer_id: '$1',
  kind: '$2',
  amount_cents: '$3',
  at_risk_cents: '$4',
  request_id: '$5',
  at_ms: '$6',
  book_ms: '$7',
});

const MOVE = `
${moveAccount({ currentBalance: '$2', atRisk: '$3' })}
where customer_id = $1 returning current_balance_cents, at_risk_cents, version`;

const INSERT = `
insert into cash_request (customer_id, provider, transaction, kind, amount_cents, currency, method, state, asked_at_ms,
  decided_at_ms, decided_by)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning request_id`;

const DECIDE = `
update cash_request set state = $3, decided_at_ms = $4, decided_by = $5, reason = $6
where request_id = $1 and customer_id = $2 and state = 'waiting' returning kind, amount_cents as "amountCents"`;

/** Posts one ledger row and updates the sums that it changes. */
const post = async (
  client: pg.PoolClient,
  account: HeldAccount,
  { requestId, effect }: { requestId: number; effect: CashEffect },
  now: Moment,
): Promise<BalanceFigures> => {
  const { customer_id: customerId } = account;
  const { ledgerKind, madeCents, heldCents } = effect;
  const entry = [customerId, ledgerKind, madeCents, heldCents, requestId, now.wallMs, Math.round(now.bookMs)];
  await client.query(POST, entry);
  const { rows } = await client.query<
    Pick<AccountRow, 'current_balance_cents' | 'at_risk_cents' | 'version'>
  >(MOVE, [customerId, madeCents, heldCents]);
  return calculateBalance({ ...account, ...rows[0] });
};

/**
 * CASH-3, CASH-6: records a request that was judged: a payout is held, and a request that a rule approves is posted.
 *
 * @returns the balance afterwards; null when nothing changed
 */
export const openRequest = async (
  client: pg.PoolClient,
  account: HeldAccount,
  request: NewRequest & { state: 'waiting' | 'approved' },
  now: Moment,
): Promise<{ requestId: number; balance: BalanceFigures | null }> => {
  const { provider, transaction, kind, amountCents, currency, method, state } = request;
  const decided = state === 'waiting' ? [null, null] : [now.wallMs, 'rule'];
  const { rows } = await client.query<{ request_id: number }>(INSERT, [
    account.customer_id,
    provider,
    transaction,
    kind,
    amountCents,
    currency,
    method,
    state,
    now.wallMs,
    ...decided,
  ]);
  const requestId = rows[0]!.request_id;
  const effect = effectOfCash(request, null, state);
  if (state === 'waiting' && effect.heldCents === 0) return { requestId, balance: null };
  return { requestId, balance: await post(client, account, { requestId, effect }, now) };
};

/**
 * CASH-4: ends a request once: a payout's hold is released, and an approved request is posted.
 *
 * @returns the balance afterwards; null when the account has no such pending request
 */
export const decideRequest = async (
  client: pg.PoolClient,
  account: HeldAccount,
  { requestId, to, by, reason }: CashDecision & { requestId: number },
  now: Moment,
): Promise<BalanceFigures | null> => {
  const { rows } = await client.query<{ kind: CashKind; amountCents: number }>(DECIDE, [
    requestId,
    account.customer_id,
    to,
    now.wallMs,
    by,
    reason,
  ]);
  const [request] = rows;
  if (request === undefined) return null;
  const effect = effectOfCash(request, 'waiting', to);
  return post(client, account, { requestId, effect }, now);
};
