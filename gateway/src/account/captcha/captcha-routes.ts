import type { FastifyInstance } from 'fastify';
import { handle } from '../../ground/http/handle.ts';
import type { GuessRate } from '../session/guess-rate.ts';
import { customerOf, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import type { CaptchaProvider } from './captcha-provider.ts';

export interface CaptchaRouteParts {
  sessions: Pick<Sessions, 'cookieName' | 'find' | 'passCaptcha'>;
  guessRate: Pick<GuessRate, 'take'>;
  captcha: CaptchaProvider;
}

/** The limit per session and hour: a page that keeps failing must not make the gateway work without end. */
const BEGUN_PER_HOUR = 60;
const TRIED_PER_HOUR = 60;

/**
 * A caller who is taken for a bot has to show that a person is there (ST1-16, ST1-17); nobody else is asked anything.
 */
export const captchaRoutes = (
  app: FastifyInstance,
  { sessions, guessRate, captcha }: CaptchaRouteParts,
): void => {
  const onRequest = requireCustomer(sessions);

  handle(app, 'beginCaptcha', { onRequest }, async ({ request, refuse }) => {
    const { captcha: state, sessionId } = customerOf(request);
    if (state !== 'due') return refuse('notFound');
    const retryAfterMs = await guessRate.take(`captchas of ${sessionId}`, BEGUN_PER_HOUR);
    if (retryAfterMs > 0) return refuse('rateLimited', { retryAfterMs });
    return captcha.begin(sessionId);
  });

  handle(app, 'passCaptcha', { onRequest }, async ({ request, body: { token }, refuse }) => {
    const { captcha: state, sessionId } = customerOf(request);
    if (state !== 'due') return undefined;
    const retryAfterMs = await guessRate.take(`captcha tries of ${sessionId}`, TRIED_PER_HOUR);
    if (retryAfterMs > 0) return refuse('rateLimited', { retryAfterMs });
    const verdict = await captcha.judge(sessionId, token);
    if (verdict.kind !== 'passed') return refuse(verdict.kind === 'failed' ? 'tokenInvalid' : 'unavailable');
    const isFirst = await sessions.passCaptcha(sessionId, { proof: verdict.proof, untilMs: verdict.untilMs });
    return isFirst ? undefined : refuse('tokenInvalid');
  });
};
