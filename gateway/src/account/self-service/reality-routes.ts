import type { FastifyInstance } from 'fastify';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import { SET_REALITY_CHECK } from '../../ground/customer/set-reality-check.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { spendDayTime } from '../own-limits/day-time.ts';
import { readReality } from '../own-limits/read-reality.ts';
import { customerOf, refuseDemo, requireCustomer, type SessionFinder } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import { readOwnLimitsAnswer } from './read-own-limits-answer.ts';

export interface RealityRouteParts {
  database: Database;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  sessions: SessionFinder & Pick<Sessions, 'endAll'>;
  wallNowMs: () => number;
  bookNowMs: () => number;
}

/** OWN-9, OWN-10: what a session came to, and how long it may go on. */
export const realityRoutes = (app: FastifyInstance, parts: RealityRouteParts): void => {
  const { database, customerEvents, sessions, wallNowMs } = parts;
  const { pool } = database;
  const onRequest = requireCustomer(sessions);

  handle(app, 'readReality', { onRequest }, async ({ request, refuse }) => {
    const session = customerOf(request);
    const dayLeftMs = await spendDayTime(pool, sessions, session.customerId, wallNowMs());
    if (dayLeftMs !== null && dayLeftMs <= 0) return refuse('dayTimeUp');
    const figures = await readReality(pool, session, wallNowMs());
    return figures === null ? refuse('sessionEnded') : { ...figures, dayLeftMs };
  });

  handle(app, 'setRealityCheck', { onRequest: [onRequest, refuseDemo] }, async ({ request, body }) => {
    const { customerId } = customerOf(request);
    await pool.query(SET_REALITY_CHECK, [customerId, body.minutes]);
    customerEvents.publish(customerId, { kind: 'settings' });
    return readOwnLimitsAnswer(parts, customerId);
  });
};
