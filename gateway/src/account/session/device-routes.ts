import type { FastifyInstance } from 'fastify';
import { handle } from '../../ground/http/handle.ts';
import type { Config } from '../../config/read-config.ts';
import { authorizeDevice, type ChangeDevicesParts, removeDevice, resetDevices } from './change-devices.ts';
import { createCookieNames } from './cookie-names.ts';
import { listSessions } from './list-sessions.ts';
import type { RememberedDevices } from './remembered-devices.ts';
import { customerOf, requireCustomer } from './require-customer.ts';
import { requireIdentity } from './require-identity.ts';
import type { Sessions } from './sessions.ts';

export interface DeviceRouteParts extends ChangeDevicesParts {
  config: Config;
  sessions: Sessions;
  rememberedDevices: Pick<RememberedDevices, 'forgetOthers' | 'forgetOfSession'>;
  wallNowMs: () => number;
}

/** Tells where a customer is signed in, and on which devices the account may be used. */
export const deviceRoutes = (app: FastifyInstance, parts: DeviceRouteParts): void => {
  const { config, database, sessions, rememberedDevices, wallNowMs } = parts;
  const names = createCookieNames(config);
  const onRequest = requireCustomer(sessions);
  const confirmed = { onRequest: [onRequest, requireIdentity(sessions)] };

  handle(app, 'readSessions', { onRequest }, ({ request }) => {
    const { customerId, sessionId } = customerOf(request);
    const own = { sessionId, device: request.cookies[names.device] };
    return listSessions(database, customerId, own, wallNowMs());
  });

  // A browser that is remembered would be back at once.
  handle(app, 'endOtherSessions', confirmed, async ({ request }) => {
    const { customerId } = customerOf(request);
    await rememberedDevices.forgetOthers(customerId, request.cookies[names.device]);
    await sessions.endOthers(customerId, request.cookies[names.session] ?? '');
  });

  handle(app, 'endSession', confirmed, async ({ request, params: { sessionId }, refuse }) => {
    const { customerId } = customerOf(request);
    await rememberedDevices.forgetOfSession(customerId, sessionId);
    return (await sessions.endOne(customerId, sessionId)) ? undefined : refuse('notFound');
  });

  handle(app, 'authorizeDevice', confirmed, async ({ request, params, refuse }) => {
    const outcome = await authorizeDevice(parts, customerOf(request).customerId, params.deviceId);
    return outcome === 'done' ? undefined : refuse(outcome);
  });

  handle(app, 'removeDevice', confirmed, async ({ request, params, refuse }) => {
    const outcome = await removeDevice(parts, customerOf(request).customerId, params.deviceId);
    return outcome === 'done' ? undefined : refuse(outcome);
  });

  handle(app, 'resetDevices', confirmed, async ({ request, refuse }) => {
    const outcome = await resetDevices(parts, {
      customerId: customerOf(request).customerId,
      session: request.cookies[names.session] ?? '',
      device: request.cookies[names.device],
    });
    return outcome === 'done' ? undefined : refuse(outcome);
  });
};
