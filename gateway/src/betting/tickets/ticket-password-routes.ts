import type { FastifyInstance } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { handle } from '../../ground/http/handle.ts';
import { checkPassword, type PasswordParts } from '../../account/session/check-password.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../../account/session/require-customer.ts';
import { createCookieNames } from '../../account/session/cookie-names.ts';
import { triesOfSession } from '../../account/session/password-tries.ts';
import { confirmTicket } from './ticket-password.ts';

export interface TicketPasswordRouteParts extends PasswordParts {
  sessions: SessionFinder;
  clientAddress: ClientAddress;
}

/**
 * The customer's password for one ticket (spec 2 §7 "Password check"): result code 0 lets this ticket pass, no other
 * one under its key.
 */
export const ticketPasswordRoutes = (app: FastifyInstance, parts: TicketPasswordRouteParts): void => {
  const names = createCookieNames(parts.config);
  const onRequest = requireCustomer(parts.sessions);
  handle(app, 'confirmTicket', { onRequest }, async ({ request, body, refuse }) => {
    const { ticket, password, key } = body;
    const signedIn = customerOf(request);
    const { customerId } = signedIn;
    const call = {
      customerId,
      password,
      ...(key === undefined ? {} : { key }),
      visitor: request.cookies[names.visitor] ?? '',
      address: parts.clientAddress(request.raw),
    };
    const verdict = await checkPassword(parts, call, triesOfSession(parts.config, signedIn), true);
    switch (verdict.reason) {
      case 'tokenInvalid':
        return { resultCode: 3, code: 'tokenInvalid' };
      case 'notEncrypted':
        return { resultCode: 3, code: 'passwordNotEncrypted' };
      case 'lockedOut':
      case 'slowed':
        return { resultCode: 2, code: 'lockedOut', retryAfterMs: verdict.retryAfterMs };
      case 'busy':
        return refuse('rateLimited', { retryAfterMs: verdict.retryAfterMs });
      case 'wrong':
        return { resultCode: 1, code: 'incorrectPassword' };
      case null:
        await confirmTicket(parts.database, customerId, ticket, Date.now());
        return { resultCode: 0 };
    }
  });
};
