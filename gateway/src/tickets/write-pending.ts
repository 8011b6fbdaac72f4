import type { TicketPending } from '@lineboard/domain/ticket/ticket-answer';
import type { TicketRequest } from '@lineboard/domain/ticket/ticket-request';
import type pg from 'pg';

const WRITE_PENDING = `
with key_row as (
  insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
  values ($1, $2, 'pending', $3, $4, $5)
)
insert into pending_ticket (customer_id, idempotency_key, request, decide_at_ms) values ($1, $2, $6, $7)`;

/** Keeps a live ticket for its moment (HR-44), restarts included. A key that is taken is a unique violation. */
export const writePending = async (
  client: pg.Pool | pg.PoolClient,
  customerId: string,
  request: TicketRequest,
  requestHash: Buffer,
  pending: TicketPending,
): Promise<void> => {
  await client.query({
    name: 'write-pending',
    text: WRITE_PENDING,
    values: [
      customerId,
      request.idempotencyKey,
      requestHash,
      JSON.stringify(pending),
      pending.sentAtMs,
      JSON.stringify(request),
      pending.decidedAtMs,
    ],
  });
};
