import { hasRestriction } from '@lineboard/domain/account/customer/has-restriction';
import type { Restriction } from '@lineboard/domain/account/customer/customer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { Database } from '../../ground/database/create-database.ts';
import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import { hashRequest } from './hash-request.ts';

/** A ticket that is repeated may come this much later than its password. */
const KEPT_MS = 24 * 3_600_000;

/** Whether this customer's tickets ask for the password (spec 2 §5, restriction MOVER). */
export const needsPassword = (restrictions: readonly Restriction[], isAskedOfAll: boolean): boolean =>
  isAskedOfAll || hasRestriction(restrictions, 'MOVER');

/** Tickets that one customer may have confirmed and not placed yet; older ones are asked about again. */
const MOST_CONFIRMED = 20;

export const OLD_CONFIRMATIONS: SweptRows<'ticket_password'> = {
  table: 'ticket_password',
  column: 'confirmed_at_ms',
  keptMs: KEPT_MS + 1,
};

/** Forgets confirmations of tickets that were never placed. */
export const sweepConfirmations = (database: Pick<Database, 'kysely'>, wallMs: number): Promise<void> =>
  sweepOldRows(database, OLD_CONFIRMATIONS, wallMs);

/** The password was given for this very ticket: another content under the same key needs it again. */
export const confirmTicket = async (
  { kysely }: Database,
  customerId: string,
  request: TicketRequest,
  wallMs: number,
): Promise<void> => {
  const values = { request_hash: hashRequest(request), confirmed_at_ms: wallMs };
  await kysely
    .insertInto('ticket_password')
    .values({ customer_id: customerId, idempotency_key: request.idempotencyKey, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'idempotency_key']).doUpdateSet(values))
    .execute();
  await kysely
    .deleteFrom('ticket_password')
    .where('customer_id', '=', customerId)
    .where('idempotency_key', 'in', (eb) =>
      eb
        .selectFrom('ticket_password')
        .select('idempotency_key')
        .where('customer_id', '=', customerId)
        .orderBy('confirmed_at_ms', 'desc')
        .orderBy('idempotency_key')
        .offset(MOST_CONFIRMED),
    )
    .execute();
};
