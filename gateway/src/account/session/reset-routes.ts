import type { FastifyInstance } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { handle } from '../../ground/http/handle.ts';
import { readAgent } from './describe-agent.ts';
import { DEVICE_KNOWN_FOR_MS } from './known-devices.ts';
import { redeemReset, type RedeemResetParts } from './redeem-reset.ts';
import { requestReset, type RequestResetParts } from './request-reset.ts';
import { createSessionCookies } from './session-cookies.ts';

export interface ResetRouteParts extends RedeemResetParts, RequestResetParts {
  clientAddress: ClientAddress;
}

/** A forgotten password, by a link in a message. */
export const resetRoutes = (app: FastifyInstance, parts: ResetRouteParts): void => {
  const { config, mailer, clientAddress } = parts;
  const cookies = createSessionCookies(config);

  handle(app, 'requestPasswordReset', {}, async ({ request, body: { bookId, account }, refuse }) => {
    if (!mailer.isSetUp || bookId !== config.BOOK_ID) return refuse('notFound');
    const retryAfterMs = await requestReset(parts, { account, address: clientAddress(request.raw) });
    return retryAfterMs === 0 ? undefined : refuse('rateLimited', { retryAfterMs });
  });

  handle(app, 'redeemPasswordReset', {}, async ({ request, reply, body, refuse }) => {
    const { token, password, key } = body;
    const outcome = await redeemReset(parts, {
      token,
      password,
      ...(key === undefined ? {} : { key }),
      visitor: request.cookies[cookies.names.visitor] ?? '',
      address: clientAddress(request.raw),
      userAgent: readAgent(request.headers['user-agent']),
    });
    switch (outcome.kind) {
      case 'busy':
        return refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs });
      case 'refused':
        return outcome.answer;
      case 'changed': {
        const { device: value } = outcome;
        cookies.set(request, reply, { name: cookies.names.device, value, keptMs: DEVICE_KNOWN_FOR_MS });
        return { resultCode: 0 };
      }
    }
  });
};
