import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientAddress } from '../caller/client-address.ts';
import { handle } from '../http/handle.ts';
import {
  authorizeDevice,
  type ChangeDevicesParts,
  type DeviceCall,
  removeDevice,
  resetDevices,
} from './change-devices.ts';
import { createCookieNames } from './cookie-names.ts';
import { listSessions } from './list-sessions.ts';
import type { RememberedDevices } from './remembered-devices.ts';
import { customerOf, requireCustomer } from './require-customer.ts';
import type { Sessions } from './sessions.ts';

export interface DeviceRouteParts extends ChangeDevicesParts {
  sessions: Sessions;
  rememberedDevices: Pick<RememberedDevices, 'forgetOthers' | 'forgetOfSession'>;
  wallNowMs: () => number;
  clientAddress: ClientAddress;
}

/** Where a customer is signed in, and on which devices the account may be used. */
export const deviceRoutes = (app: FastifyInstance, parts: DeviceRouteParts): void => {
  const { config, database, sessions, rememberedDevices, wallNowMs } = parts;
  const names = createCookieNames(config);
  const onRequest = requireCustomer(sessions);
  const createCall = (request: FastifyRequest, body: { password: string; key?: string }): DeviceCall => ({
    ...body,
    customerId: customerOf(request).customerId,
    visitor: request.cookies[names.visitor] ?? '',
    session: request.cookies[names.session] ?? '',
    device: request.cookies[names.device],
    address: parts.clientAddress(request.raw),
  });

  handle(app, 'readSessions', { onRequest }, ({ request }) => {
    const { customerId, sessionId } = customerOf(request);
    const own = { sessionId, device: request.cookies[names.device] };
    return listSessions(database, customerId, own, wallNowMs());
  });

  // A browser that is remembered would be back at once.
  handle(app, 'endOtherSessions', { onRequest }, async ({ request }) => {
    const { customerId } = customerOf(request);
    await rememberedDevices.forgetOthers(customerId, request.cookies[names.device]);
    await sessions.endOthers(customerId, request.cookies[names.session] ?? '');
  });

  handle(app, 'endSession', { onRequest }, async ({ request, params: { sessionId }, refuse }) => {
    const { customerId } = customerOf(request);
    await rememberedDevices.forgetOfSession(customerId, sessionId);
    return (await sessions.endOne(customerId, sessionId)) ? undefined : refuse('notFound');
  });

  handle(app, 'authorizeDevice', { onRequest }, async ({ request, params, body, refuse }) => {
    const outcome = await authorizeDevice(parts, createCall(request, body), params.deviceId);
    if (outcome.kind === 'answer') return outcome.answer;
    if (outcome.kind === 'busy') return refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs });
    return refuse(outcome.kind);
  });

  handle(app, 'removeDevice', { onRequest }, async ({ request, params, refuse }) => {
    const outcome = await removeDevice(parts, customerOf(request).customerId, params.deviceId);
    return outcome === 'done' ? undefined : refuse(outcome);
  });

  handle(app, 'resetDevices', { onRequest }, async ({ request, body, refuse }) => {
    const outcome = await resetDevices(parts, createCall(request, body));
    if (outcome.kind === 'answer') return outcome.answer;
    if (outcome.kind === 'busy') return refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs });
    return refuse(outcome.kind === 'notFound' ? 'forbidden' : outcome.kind);
  });
};
