import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { handle } from '../../ground/http/handle.ts';
import { createSignInAnswer, type SignInAnswerParts } from '../session/answer-sign-in.ts';
import { readAgent } from '../session/describe-agent.ts';
import { customerOf, requireCustomer } from '../session/require-customer.ts';
import { createSessionCookies } from '../session/session-cookies.ts';
import type { Sessions } from '../session/sessions.ts';
import { confirmWithPasskey } from './confirm-with-passkey.ts';
import { createQuestion } from './passkey-options.ts';
import { listCredentials } from './passkey-rows.ts';
import { findRelyingParty } from './relying-party.ts';
import { type PasskeySignInParts, signInWithPasskey } from './sign-in-with-passkey.ts';

export interface PasskeySignInRouteParts extends PasskeySignInParts, SignInAnswerParts {
  sessions: Sessions;
  clientAddress: ClientAddress;
}

/** Signing in with a passkey, and showing with one who is asking. */
export const passkeySignInRoutes = (app: FastifyInstance, parts: PasskeySignInRouteParts): void => {
  const { config, database, sessions, challenges, clientAddress } = parts;
  const cookies = createSessionCookies(config);
  const { names } = cookies;
  const answer = createSignInAnswer(parts, cookies);
  const onRequest = requireCustomer(sessions);
  const partyOf = ({ headers }: FastifyRequest) => findRelyingParty(config, headers.origin ?? '');

  handle(app, 'askPasskey', {}, async ({ request, reply }) =>
    createQuestion(await challenges.issue('signIn', cookies.keepAsker(request, reply)), partyOf(request)),
  );

  handle(app, 'signInWithPasskey', {}, async ({ request, reply, body: { assertion }, refuse }) => {
    const outcome = await signInWithPasskey(parts, {
      assertion,
      holder: request.cookies[names.passkey] ?? '',
      party: partyOf(request),
      device: request.cookies[names.device],
      address: clientAddress(request.raw),
      userAgent: readAgent(request.headers['user-agent']),
    });
    return answer({ request, reply }, outcome, (retryAfterMs) => refuse('rateLimited', { retryAfterMs }));
  });

  handle(app, 'askOwnPasskey', { onRequest }, async ({ request }) => {
    const party = partyOf(request);
    const challenge = await challenges.issue('confirm', request.cookies[names.session] ?? '');
    const kept = await listCredentials(database, customerOf(request).customerId, party.rpId);
    return createQuestion(challenge, party, kept);
  });

  handle(app, 'confirmWithPasskey', { onRequest }, async ({ request, body: { assertion }, refuse }) => {
    const outcome = await confirmWithPasskey(parts, {
      assertion,
      party: partyOf(request),
      session: request.cookies[names.session] ?? '',
      signedIn: customerOf(request),
    });
    return outcome.kind === 'busy'
      ? refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs })
      : outcome.answer;
  });
};
