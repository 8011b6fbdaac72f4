import { PASS_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { FastifyInstance } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { isDayTimeUp, spendDayTime } from '../own-limits/day-time.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import { handle } from '../../ground/http/handle.ts';
import { readAgent } from './describe-agent.ts';
import { createSignInAnswer, type SignInAnswerParts } from './answer-sign-in.ts';
import { comparePage, customerOf, requireCustomer } from './require-customer.ts';
import { isBoundToDevices } from './list-sessions.ts';
import { createSessionAnswer, VISITORS_ANSWER } from './session-answer.ts';
import { createSessionCookies, type SessionCookies } from './session-cookies.ts';
import { createToken, sessionIdOf } from './session-token.ts';
import type { Sessions } from './sessions.ts';
import { recordSignIn } from './sign-in-history.ts';
import { signIn, type SignInParts } from './sign-in.ts';
import { extendWatchPass, PASS_RENEWED_AFTER_MS, writeWatchPass } from './watch-pass.ts';

export interface SessionRouteParts extends SignInParts, SignInAnswerParts {
  sessions: Sessions;
  clientAddress: ClientAddress;
}

/** Signing in with a password; both cookies are new ones after it. */
const signInRoute = (app: FastifyInstance, parts: SessionRouteParts, cookies: SessionCookies): void => {
  const { clientAddress } = parts;
  const { names } = cookies;
  const answer = createSignInAnswer(parts, cookies);

  handle(app, 'signIn', {}, async ({ request, reply, body: { customerId, password, key }, refuse }) => {
    const outcome = await signIn(parts, {
      customerId,
      password,
      ...(key === undefined ? {} : { key }),
      visitor: request.cookies[names.visitor] ?? '',
      device: request.cookies[names.device],
      address: clientAddress(request.raw),
      userAgent: readAgent(request.headers['user-agent']),
    });
    return answer({ request, reply }, outcome, (retryAfterMs) => refuse('rateLimited', { retryAfterMs }));
  });
};

/** The pass for a gateway at the edge; it is extended as it is while nobody can look the session up. */
const passRoute = (
  app: FastifyInstance,
  { config, sessions, wallNowMs }: Pick<SessionRouteParts, 'config' | 'sessions' | 'wallNowMs'>,
  { names }: SessionCookies,
): void => {
  handle(app, 'readWatchPass', {}, async ({ request, refuse }) => {
    const [key, ...older] = config.WATCH_KEY;
    if (key === undefined) return refuse('unavailable');
    const keys = [key, ...older] as const;
    const token = request.cookies[names.session];
    try {
      const found = await sessions.find(token);
      if (found.state !== 'customer') return { pass: '', renewInMs: 0 };
      return { pass: writeWatchPass(found, keys, wallNowMs()), renewInMs: PASS_RENEWED_AFTER_MS };
    } catch (error) {
      if (!isDatabaseLoss(error)) throw error;
      const pass = extendWatchPass(request.headers[PASS_HEADER], token, keys, wallNowMs());
      if (pass === null) throw error;
      return { pass, renewInMs: PASS_RENEWED_AFTER_MS };
    }
  });
};

export const sessionRoutes = (app: FastifyInstance, parts: SessionRouteParts): void => {
  const {
    config,
    customers,
    sessions,
    knownDevices,
    rememberedDevices,
    database,
    wallNowMs,
    loginTokens,
    clientAddress,
  } = parts;
  const cookies = createSessionCookies(config);
  const { names } = cookies;

  // A cookie that no longer holds is left alone: to clear it here could hit the new one of a tab that just signed in.
  handle(app, 'readSession', {}, async ({ request, reply }) => {
    const found = await sessions.find(request.cookies[names.session]);
    if (found.state === 'customer')
      return createSessionAnswer(
        await customers.find(found.customerId),
        found.sessionId,
        found.captcha === 'passed',
      );
    const remembered = await rememberedDevices.rememberedBy(request.cookies[names.device]);
    if (remembered === null) return VISITORS_ANSWER;
    const { customerId, ...opening } = remembered;
    if (await isDayTimeUp(database.pool, customerId, wallNowMs())) return VISITORS_ANSWER;
    const place = {
      address: clientAddress(request.raw),
      userAgent: readAgent(request.headers['user-agent']),
    };
    const session = await sessions.create(customerId, { ...place, ...opening, letInAs: 'remembered' });
    if (session === null) return VISITORS_ANSWER;
    await sessions.endOldOfDevice(customerId, opening.deviceId, session);
    await recordSignIn(database, customerId, place, wallNowMs());
    cookies.set(request, reply, { name: names.session, value: session });
    return createSessionAnswer(await customers.find(customerId), sessionIdOf(session));
  });

  handle(app, 'issueLoginToken', {}, async ({ request, reply }) => {
    const visitor = createToken();
    const key = await loginTokens.issue(visitor);
    cookies.set(request, reply, { name: names.visitor, value: visitor });
    return { resultMessage: key, key };
  });

  passRoute(app, parts, cookies);
  signInRoute(app, parts, cookies);

  // A browser that is remembered would be back at once.
  handle(app, 'signOut', { onRequest: comparePage(sessions) }, async ({ request, reply }) => {
    await rememberedDevices.forget(request.cookies[names.device]);
    await sessions.end(request.cookies[names.session]);
    cookies.clearSession(request, reply);
  });

  /**
   * On every device, and none of them is known any more: for a customer who fears that somebody else is in. Of an
   * account that is bound to devices this one stays: otherwise nobody but an operator could let its owner in again.
   */
  handle(app, 'signOutEverywhere', { onRequest: requireCustomer(sessions) }, async ({ request, reply }) => {
    const { customerId } = customerOf(request);
    if (await isBoundToDevices(database, customerId)) {
      await knownDevices.noteFirst(customerId);
      const device = request.cookies[names.device];
      await knownDevices.forgetOthers(customerId, device);
      await rememberedDevices.forget(device);
    } else await knownDevices.forget(customerId);
    await sessions.endAll(customerId);
    cookies.clearSession(request, reply);
  });

  handle(app, 'pingSession', { onRequest: comparePage(sessions) }, async ({ request, query, refuse }) => {
    const token = request.cookies[names.session];
    if (token === undefined) return refuse('unauthenticated');
    const left = await sessions.extend(token, query.idleMs ?? 0);
    if (left === null) return refuse('sessionEnded');
    const found = await sessions.find(token);
    if (found.state !== 'customer') return refuse('sessionEnded');
    const leftMs = await spendDayTime(database.pool, sessions, found.customerId, wallNowMs());
    return leftMs === null || leftMs > 0 ? left : refuse('dayTimeUp');
  });
};
