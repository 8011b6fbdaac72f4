import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/read-config.ts';
import { isCurvePoint, type WebPushKeys } from '../../config/web-push-keys.ts';
import { findPushHost } from '../../config/push-services.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, refuseDemo, requireCustomer, type SessionFinder } from '../session/require-customer.ts';
import { countSubscriptions, removeSubscription, saveSubscription } from './save-subscription.ts';

export interface WebPushRouteParts {
  config: Config;
  database: Database;
  sessions: SessionFinder;
  wallNowMs: () => number;
  /** null: closed pages are told nothing. */
  webPushKeys: WebPushKeys | null;
}

/** Which browsers of a customer are told of news while the page is closed. */
export const webPushRoutes = (
  app: FastifyInstance,
  { config, database, sessions, wallNowMs, webPushKeys }: WebPushRouteParts,
): void => {
  const onRequest = requireCustomer(sessions);

  handle(app, 'readPush', { onRequest }, async ({ request }) => ({
    publicKey: webPushKeys?.publicKey ?? null,
    browsers: await countSubscriptions(database, customerOf(request).customerId),
  }));

  handle(
    app,
    'savePushSubscription',
    { onRequest: [onRequest, refuseDemo] },
    async ({ request, body, refuse }) => {
      const host = findPushHost(body.endpoint, config.PUSH_SERVICES);
      if (webPushKeys === null || host === null || !isCurvePoint(body.p256dh))
        return refuse('pushUnavailable');
      const subscriber = {
        customerId: customerOf(request).customerId,
        token: request.cookies[sessions.cookieName] ?? '',
      };
      const isSaved = await saveSubscription(database, subscriber, { ...body, host }, wallNowMs());
      return isSaved ? undefined : refuse('pushUnavailable');
    },
  );

  handle(app, 'endPushSubscription', { onRequest }, ({ request, body: { endpoint } }) =>
    removeSubscription(database, customerOf(request).customerId, endpoint),
  );
};
