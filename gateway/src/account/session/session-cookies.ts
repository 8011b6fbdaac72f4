import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/read-config.ts';
import { createCookieNames, type CookieNames, isHttpsSite } from './cookie-names.ts';
import { createToken, isToken } from './session-token.ts';

/** Sets what the browser keeps: never for scripts, never sent along by another site's forms. */
export interface SessionCookies {
  names: CookieNames;
  set(
    request: FastifyRequest,
    reply: FastifyReply,
    cookie: { name: string; value: string; keptMs?: number },
  ): void;
  /** The value that questions to passkeys are bound to: the browser's, or a new one. */
  keepAsker(request: FastifyRequest, reply: FastifyReply): string;
  clearSession(request: FastifyRequest, reply: FastifyReply): void;
}

export const createSessionCookies = (config: Pick<Config, 'PUBLIC_ORIGINS'>): SessionCookies => {
  const names = createCookieNames(config);
  const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https' || isHttpsSite(config);
  const set: SessionCookies['set'] = (request, reply, { name, value, keptMs }) => {
    void reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request),
      ...(keptMs !== undefined && { maxAge: keptMs / 1000 }),
    });
  };
  return {
    names,
    set,
    keepAsker: (request, reply) => {
      const present = request.cookies[names.passkey] ?? '';
      if (isToken(present)) return present;
      const value = createToken();
      set(request, reply, { name: names.passkey, value });
      return value;
    },
    // A browser lets go of a `__Host-` cookie only when told so in the same way as it was set.
    clearSession: (request, reply) =>
      void reply.clearCookie(names.session, { path: '/', httpOnly: true, secure: isSecure(request) }),
  };
};
