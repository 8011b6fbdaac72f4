import type { PendingTicket } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { Database } from '../../ground/database/create-database.ts';

const refOf = (ticketNumber: number | null, wagerNumber: number | null): WagerRef | null =>
  ticketNumber === null || wagerNumber === null ? null : { ticketNumber, wagerNumber };

/** The customer's live tickets that wait for their decision (HR-44), the latest first. */
export const readPending = async ({ kysely }: Database, customerId: string): Promise<PendingTicket[]> => {
  const rows = await kysely
    .selectFrom('pending_ticket')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('sent_at_ms', 'desc')
    .orderBy('idempotency_key')
    .execute();
  return rows.map((row) => ({
    idempotencyKey: row.idempotency_key,
    sentAtMs: row.sent_at_ms ?? row.decide_at_ms,
    decidedAtMs: row.decide_at_ms,
    heldCents: row.held_cents,
    freePlayCents: row.free_play_cents,
    filling: refOf(row.filling_ticket_number, row.filling_wager_number),
    rifParent: refOf(row.parent_ticket_number, row.parent_wager_number),
    bets: row.bets,
  }));
};
