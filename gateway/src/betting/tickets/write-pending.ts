import type { TicketPending } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type pg from 'pg';
import { moveAccount } from '../../ground/customer/move-account.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import { enterLedger } from '../../ground/ledger/enter-ledger.ts';
import type { Posting } from './create-posting.ts';
import { describePending } from './describe-pending.ts';

const ENTER = enterLedger(
  {
    customer_id: ':customerId::text',
    kind: `'hold'`,
    amount_cents: '0',
    at_risk_cents: ':heldCents::bigint',
    free_play_cents: '-:freePlayCents::bigint',
    idempotency_key: ':idempotencyKey::uuid',
    at_ms: ':sentAtMs::bigint',
    book_ms: ':acceptedBookMs::bigint',
  },
  'posted',
);

/** Tried first `delayMs` after now, by the clock that all gateways share. */
const WRITE_PENDING = createStatement(
  'write-pending',
  `
with posted as (
  ${moveAccount({ atRisk: ':heldCents::bigint', freePlay: '-:freePlayCents::bigint' })}
  where customer_id = :customerId::text and version = :expectedVersion::bigint returning 1
), key_row as (
  insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
  select :customerId::text, :idempotencyKey::uuid, 'pending', :requestHash::bytea, :answer::json, :sentAtMs::bigint from posted
), ledger_row as (
  ${ENTER}
)
insert into pending_ticket (customer_id, idempotency_key, request, price_acceptance, sent_at_ms, decide_at_ms, try_at_ms, held_cents,
  free_play_cents, exposures, bets, filling_ticket_number, filling_wager_number, parent_ticket_number, parent_wager_number)
select :customerId::text, :idempotencyKey::uuid, :request::jsonb, :priceAcceptance::text, :sentAtMs::bigint, :decideAtMs::bigint,
  coalesce(:nowMs::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint) + :delayMs::bigint,
  :heldCents::bigint, :freePlayCents::bigint, :exposures::jsonb, :bets::jsonb, :filledTicketNumber::bigint, :filledWagerNumber::integer, :parentTicketNumber::bigint, :parentWagerNumber::integer from posted
returning 1`,
);

/** Base amounts by exposure key, and what may be won. */
const sumExposures = ({ items, wins }: Posting): Record<string, number> => {
  const sums = new Map<string, number>();
  const amounts = [...items.map(({ pick_key: key, base_cents: cents }) => ({ key, cents })), ...wins];
  for (const { key, cents } of amounts) sums.set(key, (sums.get(key) ?? 0) + cents);
  return Object.fromEntries(sums);
};

/**
 * Keeps a live ticket for its moment (HR-44), restarts included, and holds its risk: key, hold and ticket as one
 * statement.
 *
 * @param nowMs the clock that pending tickets are decided by; null: the database's own
 * @returns whether it was written; not when the account changed since it was judged. A key that is taken is a unique
 * violation.
 */
export const writePending = async (
  client: pg.Pool | pg.PoolClient,
  request: TicketRequest,
  posting: Posting,
  pending: TicketPending,
  nowMs: number | null,
): Promise<boolean> => {
  const { filling, parent } = posting;
  const { rowCount } = await client.query(
    WRITE_PENDING({
      customerId: posting.customerId,
      idempotencyKey: posting.idempotencyKey,
      requestHash: posting.requestHash,
      answer: JSON.stringify(pending),
      sentAtMs: pending.sentAtMs,
      request: JSON.stringify(request),
      priceAcceptance: posting.priceAcceptance,
      decideAtMs: pending.decidedAtMs,
      heldCents: posting.heldCents,
      freePlayCents: posting.freePlayCents,
      expectedVersion: posting.expectedVersion,
      acceptedBookMs: posting.acceptedBookMs,
      exposures: JSON.stringify(sumExposures(posting)),
      bets: JSON.stringify(describePending(posting)),
      filledTicketNumber: filling?.ticketNumber ?? null,
      filledWagerNumber: filling?.wagerNumber ?? null,
      parentTicketNumber: parent?.ticketNumber ?? null,
      parentWagerNumber: parent?.wagerNumber ?? null,
      nowMs,
      delayMs: pending.decidedAtMs - pending.sentAtMs,
    }),
  );
  return rowCount === 1;
};
