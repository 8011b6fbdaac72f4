import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ClientAddress } from '../address/client-address.ts';
import type { CustomerEvents } from '../customer/customer-events.ts';
import type { Metrics } from '../operations/metrics.ts';
import { refuse } from '../operations/refuse.ts';
import { createToken } from './session-token.ts';
import { SESSION_COOKIE } from './sessions.ts';
import { createSessionAnswer, signIn, type SignInParts } from './sign-in.ts';

/** Ties a one-use key to the browser that asked for it. */
export const VISITOR_COOKIE = 'lb_visitor';

const SignInBody = Type.Object(
  {
    customerId: Type.String({ minLength: 1, maxLength: 48, pattern: '^[\\x21-\\x7e]+$' }),
    password: Type.String({ minLength: 1, maxLength: 1024 }),
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  { additionalProperties: false },
);

export interface SessionRouteParts extends SignInParts {
  customerEvents: CustomerEvents;
  metrics: Metrics;
  clientAddress: ClientAddress;
}

export const sessionRoutes = (app: FastifyInstance, parts: SessionRouteParts): void => {
  const { config, customers, sessions, loginTokens, customerEvents, metrics, clientAddress } = parts;
  const isSecure = (request: FastifyRequest): boolean =>
    request.protocol === 'https' || config.PUBLIC_ORIGINS.some((origin) => origin.startsWith('https:'));
  const setCookie = (request: FastifyRequest, reply: FastifyReply, name: string, value: string): void => {
    void reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request),
    });
  };
  const clearCookie = (reply: FastifyReply): void => void reply.clearCookie(SESSION_COOKIE, { path: '/' });

  app.get('/api/session', async (request, reply) => {
    const found = await sessions.find(request.cookies[SESSION_COOKIE]);
    if (found.state === 'ended') clearCookie(reply);
    return createSessionAnswer(found.state === 'customer' ? await customers.find(found.customerId) : null);
  });

  app.post('/api/session/token', async (request, reply) => {
    const visitor = createToken();
    const key = await loginTokens.issue(visitor);
    setCookie(request, reply, VISITOR_COOKIE, visitor);
    return { resultMessage: key, key };
  });

  app.post<{ Body: Type.Static<typeof SignInBody> }>(
    '/api/session',
    { schema: { body: SignInBody }, bodyLimit: 8_192 },
    async (request, reply) => {
      const { customerId, password, key } = request.body;
      const { answer, token } = await signIn(parts, {
        customerId,
        password,
        ...(key === undefined ? {} : { key }),
        visitor: request.cookies[VISITOR_COOKIE] ?? '',
        address: clientAddress(request.raw),
      });
      metrics.logins.inc({ result: answer.resultCode === 0 ? 'success' : answer.code });
      if (token !== null) {
        // A new sign-in is a new session: the browser's old cookie, whoever set it, is good for nothing any more.
        const before = request.cookies[SESSION_COOKIE];
        if (before !== undefined) await sessions.end(before);
        setCookie(request, reply, SESSION_COOKIE, token);
      }
      return answer;
    },
  );

  app.delete('/api/session', async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE];
    const customerId = token === undefined ? null : await sessions.end(token);
    if (customerId !== null) customerEvents.publish(customerId, { kind: 'sessionEnded' });
    clearCookie(reply);
    return reply.code(204).send();
  });

  app.post('/api/session/ping', async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE];
    if (token === undefined) return refuse(reply, 'unauthenticated');
    if (!(await sessions.extend(token))) {
      clearCookie(reply);
      return refuse(reply, 'sessionEnded');
    }
    return reply.code(204).send();
  });
};
