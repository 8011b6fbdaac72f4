import { MOST_PASSKEYS } from '@lineboard/domain/account/sign-in/passkey.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepPasskeyUserId } from '../../ground/customer/keep-passkey-user-id.ts';
import { handle } from '../../ground/http/handle.ts';
import { createCookieNames } from '../session/cookie-names.ts';
import { readAgent } from '../session/describe-agent.ts';
import { customerOf, refuseDemo, requireCustomer } from '../session/require-customer.ts';
import { requireIdentity } from '../session/require-identity.ts';
import type { RememberedDevices } from '../session/remembered-devices.ts';
import type { Sessions } from '../session/sessions.ts';
import { addPasskey, type ChangePasskeysParts, removePasskey } from './change-passkeys.ts';
import { createOffer } from './passkey-options.ts';
import { hasMostPasskeys, listCredentials, listPasskeys, renamePasskey } from './passkey-rows.ts';
import { findRelyingParty } from './relying-party.ts';

export interface OwnPasskeyRouteParts extends ChangePasskeysParts {
  sessions: Sessions;
  rememberedDevices: RememberedDevices;
}

/** The customer's own passkeys. */
export const ownPasskeyRoutes = (app: FastifyInstance, parts: OwnPasskeyRouteParts): void => {
  const { config, database, sessions, challenges } = parts;
  const names = createCookieNames(config);
  const onRequest = requireCustomer(sessions);
  // A demo customer's account is everybody's.
  const own = { onRequest: [onRequest, refuseDemo] };
  const confirmed = { onRequest: [...own.onRequest, requireIdentity(sessions)] };
  const sessionOf = ({ cookies }: FastifyRequest): string => cookies[names.session] ?? '';
  // Every call that changes something comes with the site's Origin (`app.ts`).
  const partyOf = ({ headers }: FastifyRequest) => findRelyingParty(config, headers.origin ?? '');

  handle(app, 'readPasskeys', { onRequest }, async ({ request }) => ({
    passkeys: await listPasskeys(database.pool, customerOf(request).customerId),
  }));

  handle(app, 'offerPasskey', confirmed, async ({ request, refuse }) => {
    const { customerId } = customerOf(request);
    if (await hasMostPasskeys(database.pool, customerId))
      return refuse('tooManyPasskeys', { most: MOST_PASSKEYS });
    const party = partyOf(request);
    const owner = {
      userId: await keepPasskeyUserId(database, customerId),
      customerId,
      bookName: config.BOOK_NAME,
    };
    const kept = await listCredentials(database, customerId, party.rpId);
    return createOffer(await challenges.issue('add', sessionOf(request)), party, owner, kept);
  });

  handle(app, 'addPasskey', confirmed, async ({ request, body: { registration }, refuse }) => {
    const added = await addPasskey(parts, {
      customerId: customerOf(request).customerId,
      session: sessionOf(request),
      userAgent: readAgent(request.headers['user-agent']),
      party: partyOf(request),
      registration,
    });
    if ('passkey' in added) return added.passkey;
    return added.refused === 'tooManyPasskeys'
      ? refuse('tooManyPasskeys', { most: MOST_PASSKEYS })
      : refuse(added.refused);
  });

  handle(app, 'renamePasskey', own, async ({ request, params, body, refuse }) => {
    const { customerId } = customerOf(request);
    const isDone = await renamePasskey(database, customerId, params.passkeyId, body.name.trim());
    return isDone ? undefined : refuse('notFound');
  });

  handle(app, 'removePasskey', confirmed, async ({ request, params, refuse }) => {
    const { customerId } = customerOf(request);
    const held = { session: sessionOf(request), device: request.cookies[names.device] };
    return (await removePasskey(parts, customerId, params.passkeyId, held)) ? undefined : refuse('notFound');
  });
};
