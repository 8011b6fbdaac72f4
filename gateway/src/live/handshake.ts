import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@lineboard/domain/error/error-code';
import { WIRE_VERSION } from '@lineboard/domain/wire/wire-version';
import type { LiveSocketData } from './live-socket.ts';

/** Whose session a cookie header stands for; `refused`: it names one that no longer holds. */
export type Authenticate = (
  cookieHeader: string | undefined,
) => Promise<{ customerId: string; store: string } | 'visitor' | 'refused'>;

/**
 * A page of another site must not open a socket with our customer's cookie. Only browsers carry the cookie of
 * somebody who didn't mean to, and browsers always send Origin: without one there is nothing to protect.
 */
export const isOriginAllowed = (request: IncomingMessage, allowedOrigins: readonly string[]): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/** @returns who it is, or the code the handshake is refused with */
export const checkHandshake = async (
  handshake: { auth: Record<string, unknown>; cookieHeader: string | undefined },
  { authenticate, defaultStore }: { authenticate: Authenticate; defaultStore: string },
): Promise<LiveSocketData | ErrorCode> => {
  if (handshake.auth['wireVersion'] !== WIRE_VERSION) return 'wireVersion';
  try {
    const session = await authenticate(handshake.cookieHeader);
    if (session === 'refused') return 'sessionEnded';
    return session === 'visitor' ? { customerId: null, store: defaultStore } : session;
  } catch {
    return 'unavailable';
  }
};
