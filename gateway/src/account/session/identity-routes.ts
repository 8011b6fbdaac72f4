import type { FastifyInstance } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { handle } from '../../ground/http/handle.ts';
import { confirmIdentity, type ConfirmIdentityParts } from './confirm-identity.ts';
import { createCookieNames } from './cookie-names.ts';
import { customerOf, requireCustomer } from './require-customer.ts';
import type { Sessions } from './sessions.ts';

export interface IdentityRouteParts extends ConfirmIdentityParts {
  sessions: Sessions;
  clientAddress: ClientAddress;
}

/** The calls by which a customer confirms with the password who they are. */
export const identityRoutes = (app: FastifyInstance, parts: IdentityRouteParts): void => {
  const names = createCookieNames(parts.config);
  const onRequest = requireCustomer(parts.sessions);
  handle(app, 'confirmIdentity', { onRequest }, async ({ request, body, refuse }) => {
    const signedIn = customerOf(request);
    const outcome = await confirmIdentity(parts, {
      ...body,
      customerId: signedIn.customerId,
      visitor: request.cookies[names.visitor] ?? '',
      session: request.cookies[names.session] ?? '',
      signedIn,
      address: parts.clientAddress(request.raw),
    });
    return outcome.kind === 'busy'
      ? refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs })
      : outcome.answer;
  });
};
