import { isSensibleAlert } from '@lineboard/domain/lines/alerts/judge-alert';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../ground/http/handle.ts';
import { type AlertParts, dropAlert, keepAlert, listAlerts } from '../../lines/alerts/line-alerts.ts';
import { customerOf, refuseDemo, requireCustomer, type SessionFinder } from '../session/require-customer.ts';

export interface LineAlertRouteParts extends AlertParts {
  sessions: SessionFinder;
}

/** What a customer wants to be told of lines. */
export const lineAlertRoutes = (app: FastifyInstance, { sessions, ...parts }: LineAlertRouteParts): void => {
  const onRequest = requireCustomer(sessions);

  handle(app, 'readLineAlerts', { onRequest }, ({ request }) =>
    listAlerts(parts, customerOf(request).customerId),
  );

  handle(app, 'keepLineAlert', { onRequest: [onRequest, refuseDemo] }, ({ request, body, refuse }) =>
    isSensibleAlert(body.market, body.side, body.watch)
      ? keepAlert(parts, customerOf(request), body)
      : refuse('badRequest'),
  );

  handle(app, 'dropLineAlert', { onRequest }, async ({ request, params, refuse }) => {
    const isDropped = await dropAlert(parts.database, customerOf(request).customerId, params.alertId);
    return isDropped ? undefined : refuse('notFound');
  });
};
