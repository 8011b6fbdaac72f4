import type { TicketPending } from '@lineboard/domain/ticket/ticket-answer';
import type { TicketRequest } from '@lineboard/domain/request/ticket-request';
import type pg from 'pg';
import type { Posting } from './create-posting.ts';
import { describePending } from './describe-pending.ts';

/** The last two say when it is tried first: so long after now, by the clock that all gateways share. */
const WRITE_PENDING = `
with posted as (
  update account set at_risk_cents = at_risk_cents + $8::bigint,
    free_play_balance_cents = free_play_balance_cents - $9::bigint, version = version + 1
  where customer_id = $1::text and version = $10::bigint returning 1
), key_row as (
  insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
  select $1::text, $2::uuid, 'pending', $3::bytea, $4::json, $5::bigint from posted
), ledger_row as (
  insert into ledger (customer_id, kind, amount_cents, at_risk_cents, free_play_cents, idempotency_key, at_ms, book_ms)
  select $1::text, 'hold', 0, $8::bigint, -$9::bigint, $2::uuid, $5::bigint, $11::bigint from posted
)
insert into pending_ticket (customer_id, idempotency_key, request, sent_at_ms, decide_at_ms, try_at_ms, held_cents,
  free_play_cents, exposures, bets, filling_ticket_number, filling_wager_number, parent_ticket_number, parent_wager_number)
select $1::text, $2::uuid, $6::jsonb, $5::bigint, $7::bigint,
  coalesce($18::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint) + $19::bigint,
  $8::bigint, $9::bigint, $12::jsonb, $13::jsonb, $14::bigint, $15::integer, $16::bigint, $17::integer from posted
returning 1`;

/** Base amounts by exposure key. */
const sumExposures = (items: Posting['items']): Record<string, number> => {
  const sums = new Map<string, number>();
  for (const { pick_key: key, base_cents: cents } of items) sums.set(key, (sums.get(key) ?? 0) + cents);
  return Object.fromEntries(sums);
};

/**
 * Keeps a live ticket for its moment (HR-44), restarts included, and holds its risk: key, hold and ticket as one statement.
 *
 * @param nowMs the clock that pending tickets are decided by; null: the database's own
 * @returns whether it was written; not when the account changed since it was judged. A key that is taken is a unique violation.
 */
export const writePending = async (
  client: pg.Pool | pg.PoolClient,
  request: TicketRequest,
  posting: Posting,
  pending: TicketPending,
  nowMs: number | null,
): Promise<boolean> => {
  const { filling, parent } = posting;
  const { rowCount } = await client.query({
    name: 'write-pending',
    text: WRITE_PENDING,
    values: [
      posting.customerId,
      posting.idempotencyKey,
      posting.requestHash,
      JSON.stringify(pending),
      pending.sentAtMs,
      JSON.stringify(request),
      pending.decidedAtMs,
      posting.heldCents,
      posting.freePlayCents,
      posting.expectedVersion,
      posting.acceptedBookMs,
      JSON.stringify(sumExposures(posting.items)),
      JSON.stringify(describePending(posting)),
      filling?.ticketNumber ?? null,
      filling?.wagerNumber ?? null,
      parent?.ticketNumber ?? null,
      parent?.wagerNumber ?? null,
      nowMs,
      pending.decidedAtMs - pending.sentAtMs,
    ],
  });
  return rowCount === 1;
};
