import { hasRestriction } from '@lineboard/domain/customer/has-restriction';
import type { Restriction } from '@lineboard/domain/customer/customer';
import type { Database } from '../database/create-database.ts';

/** A ticket that is repeated may come this much later than its password. */
const KEPT_MS = 24 * 3_600_000;

/** Whether this customer's tickets ask for the password (spec 2 §5, restriction MOVER). */
export const needsPassword = (restrictions: readonly Restriction[], isAskedOfAll: boolean): boolean =>
  isAskedOfAll || hasRestriction(restrictions, 'MOVER');

/** The password was given for the ticket with this key. */
export const confirmTicket = async (
  { kysely }: Database,
  customerId: string,
  idempotencyKey: string,
  wallMs: number,
): Promise<void> => {
  await kysely
    .deleteFrom('ticket_password')
    .where('confirmed_at_ms', '<', wallMs - KEPT_MS)
    .execute();
  await kysely
    .insertInto('ticket_password')
    .values({ customer_id: customerId, idempotency_key: idempotencyKey, confirmed_at_ms: wallMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
