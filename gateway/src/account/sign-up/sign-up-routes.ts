import type { FastifyInstance } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { signUpModeOf } from '../../config/sign-up-mode.ts';
import { confirmEmail, mayHaveEmail } from '../../ground/customer/confirm-email.ts';
import { handle } from '../../ground/http/handle.ts';
import { createCookieNames } from '../session/cookie-names.ts';
import { hashToken } from '../session/session-token.ts';
import { CONFIRM_WITHIN_MS } from './confirm-mail.ts';
import { createAccount, type CreateAccountParts } from './create-account.ts';
import { COUNTRIES, STATES } from './places.ts';

export interface SignUpRouteParts extends CreateAccountParts {
  clientAddress: ClientAddress;
}

/**
 * Only what was confirmed is written to: the link is good once and for three days, and never takes the place of an
 * address that the account has by then. An operator who says one ends the link.
 */
const CONFIRM = `with used as (
    update sign_up s set confirm_token_hash = null, confirmed_at_ms = $2 from customer c
    where s.confirm_token_hash = $1 and s.agreed_at_ms > $3 and c.customer_id = s.customer_id
      and ${mayHaveEmail('s.email')}
    returning s.customer_id, s.email
  ) ${confirmEmail('used')}`;

export const signUpRoutes = (app: FastifyInstance, parts: SignUpRouteParts): void => {
  const { config, database, clientAddress, wallNowMs } = parts;
  const names = createCookieNames(config);
  const isClosed = signUpModeOf(config) === 'closed';

  handle(app, 'readSignUpChoices', {}, ({ refuse }) =>
    isClosed
      ? refuse('notFound')
      : { countries: COUNTRIES, states: STATES, leastAge: config.SIGN_UP_LEAST_AGE },
  );

  handle(app, 'createAccount', {}, async ({ request, body: { key, ...draft }, refuse }) => {
    if (isClosed) return refuse('notFound');
    const outcome = await createAccount(parts, {
      ...draft,
      ...(key === undefined ? {} : { key }),
      visitor: request.cookies[names.visitor] ?? '',
      address: clientAddress(request.raw),
    });
    if (outcome.kind === 'answer') return outcome.answer;
    return refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs });
  });

  handle(app, 'confirmMailAddress', {}, async ({ body: { token }, refuse }) => {
    const wallMs = wallNowMs();
    const values = [hashToken(token), wallMs, wallMs - CONFIRM_WITHIN_MS];
    const { rowCount } = await database.pool.query(CONFIRM, values);
    return rowCount === 1 ? undefined : refuse('resetLinkInvalid');
  });
};
