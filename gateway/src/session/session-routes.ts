import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientAddress } from '../caller/client-address.ts';
import type { Metrics } from '../report/metrics.ts';
import { handle } from '../http/handle.ts';
import { readAgent } from './describe-agent.ts';
import { DEVICE_KNOWN_FOR_MS } from './known-devices.ts';
import { customerOf, requireCustomer } from './require-customer.ts';
import { createSessionCookies, type SessionCookies } from './session-cookies.ts';
import { recordSignIn } from './sign-in-history.ts';
import { createToken } from './session-token.ts';
import { createSessionAnswer, signIn, type SignInParts } from './sign-in.ts';

export interface SessionRouteParts extends SignInParts {
  metrics: Metrics;
  clientAddress: ClientAddress;
}

/** Signing in with a password; both cookies are new ones after it. */
const signInRoute = (app: FastifyInstance, parts: SessionRouteParts, cookies: SessionCookies): void => {
  const { sessions, metrics, clientAddress } = parts;
  const { names } = cookies;
  const keepDevice = (request: FastifyRequest, reply: FastifyReply, value: string): void =>
    cookies.set(request, reply, { name: names.device, value, keptMs: DEVICE_KNOWN_FOR_MS });

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
    switch (outcome.kind) {
      case 'busy':
        metrics.logins.inc({ result: 'busy' });
        return refuse('rateLimited', { retryAfterMs: outcome.retryAfterMs });
      case 'agent':
        metrics.logins.inc({ result: 'agent' });
        return outcome.answer;
      case 'refused':
        metrics.logins.inc({ result: outcome.answer.code });
        if (outcome.device !== undefined) keepDevice(request, reply, outcome.device);
        return outcome.answer;
      case 'signedIn': {
        metrics.logins.inc({ result: 'success' });
        // A new sign-in is a new session: the browser's old cookie, whoever set it, is good for nothing any more.
        await sessions.end(request.cookies[names.session]);
        cookies.set(request, reply, { name: names.session, value: outcome.session });
        keepDevice(request, reply, outcome.device);
        return outcome.answer;
      }
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
      return createSessionAnswer(await customers.find(found.customerId), found.captcha === 'passed');
    const remembered = await rememberedDevices.rememberedBy(request.cookies[names.device]);
    if (remembered === null) return createSessionAnswer(null);
    const { customerId, ...opening } = remembered;
    const place = {
      address: clientAddress(request.raw),
      userAgent: readAgent(request.headers['user-agent']),
    };
    const session = await sessions.create(customerId, { ...place, ...opening });
    if (session === null) return createSessionAnswer(null);
    await recordSignIn(database, customerId, place, wallNowMs());
    cookies.set(request, reply, { name: names.session, value: session });
    return createSessionAnswer(await customers.find(customerId));
  });

  handle(app, 'issueLoginToken', {}, async ({ request, reply }) => {
    const visitor = createToken();
    const key = await loginTokens.issue(visitor);
    cookies.set(request, reply, { name: names.visitor, value: visitor });
    return { resultMessage: key, key };
  });

  signInRoute(app, parts, cookies);

  handle(app, 'signOut', {}, async ({ request, reply }) => {
    await sessions.end(request.cookies[names.session]);
    await rememberedDevices.forget(request.cookies[names.device]);
    cookies.clearSession(request, reply);
  });

  /** On every device, and none of them is known any more: for a customer who fears that somebody else is in. */
  handle(app, 'signOutEverywhere', { onRequest: requireCustomer(sessions) }, async ({ request, reply }) => {
    const { customerId } = customerOf(request);
    await knownDevices.forget(customerId);
    await sessions.endAll(customerId);
    cookies.clearSession(request, reply);
  });

  handle(app, 'pingSession', {}, async ({ request, query, refuse }) => {
    const token = request.cookies[names.session];
    if (token === undefined) return refuse('unauthenticated');
    return (await sessions.extend(token, query.idleMs ?? 0)) ? undefined : refuse('sessionEnded');
  });
};
