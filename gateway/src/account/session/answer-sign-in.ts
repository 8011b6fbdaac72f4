import { SIGN_IN_REFUSALS, type SignInAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginAtZero } from '../../ground/report/begin-at-zero.ts';
import type { Metrics } from '../../ground/report/metrics.ts';
import { DEVICE_KNOWN_FOR_MS } from './known-devices.ts';
import type { SignInOutcome } from './let-in.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Sessions } from './sessions.ts';

export interface SignInAnswerParts {
  sessions: Pick<Sessions, 'end'>;
  metrics: Metrics;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Counts what came of a sign-in and answers it; both cookies are new ones after it. */
export const createSignInAnswer = ({ sessions, metrics }: SignInAnswerParts, cookies: SessionCookies) => {
  const { names } = cookies;
  beginAtZero(
    metrics.logins,
    ['success', 'busy', 'agent', ...SIGN_IN_REFUSALS].map((result) => ({ result })),
  );
  const keepDevice = ({ request, reply }: Exchange, value: string): void =>
    cookies.set(request, reply, { name: names.device, value, keptMs: DEVICE_KNOWN_FOR_MS });

  return async <Sent>(
    exchange: Exchange,
    outcome: SignInOutcome,
    refuseBusy: (retryAfterMs: number) => Sent,
  ): Promise<SignInAnswer | Sent> => {
    switch (outcome.kind) {
      case 'busy':
        metrics.logins.inc({ result: 'busy' });
        return refuseBusy(outcome.retryAfterMs);
      case 'agent':
        metrics.logins.inc({ result: 'agent' });
        return outcome.answer;
      case 'refused':
        metrics.logins.inc({ result: outcome.answer.code });
        if (outcome.device !== undefined) keepDevice(exchange, outcome.device);
        return outcome.answer;
      case 'signedIn': {
        const { request, reply } = exchange;
        metrics.logins.inc({ result: 'success' });
        // A new sign-in is a new session: the browser's old cookie, whoever set it, is no longer valid.
        await sessions.end(request.cookies[names.session]);
        cookies.set(request, reply, { name: names.session, value: outcome.session });
        keepDevice(exchange, outcome.device);
        return outcome.answer;
      }
    }
  };
};
