import type { FastifyInstance } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { handle } from '../../ground/http/handle.ts';
import { changePassword, type ChangePasswordParts } from './change-password.ts';
import { createCookieNames } from './cookie-names.ts';
import { customerOf, refuseDemo, requireCustomer } from './require-customer.ts';
import type { Sessions } from './sessions.ts';

export interface PasswordRouteParts extends ChangePasswordParts {
  sessions: Sessions;
  clientAddress: ClientAddress;
}

export const passwordRoutes = (app: FastifyInstance, parts: PasswordRouteParts): void => {
  const names = createCookieNames(parts.config);
  // A demo customer's password is everybody's.
  const onRequest = [requireCustomer(parts.sessions), refuseDemo];
  handle(app, 'changePassword', { onRequest }, async ({ request, body, refuse }) => {
    const { password, newPassword, key } = body;
    const signedIn = customerOf(request);
    const outcome = await changePassword(parts, {
      customerId: signedIn.customerId,
      password,
      newPassword,
      ...(key === undefined ? {} : { key }),
      visitor: request.cookies[names.visitor] ?? '',
      session: request.cookies[names.session] ?? '',
      signedIn,
      device: request.cookies[names.device],
      address: parts.clientAddress(request.raw),
    });
    return outcome.kind === 'busy'
      ? refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs })
      : outcome.answer;
  });
};
