import type { ErrorCode } from '@lineboard/domain/error/error-code';
import { WIRE_VERSION } from '@lineboard/domain/wire/wire-version';
import type { Reporter } from '../report/reporter.ts';
import type { LiveSocketData, SocketSession } from './live-socket.ts';

/** Whose session a cookie header stands for; `ended`: it names one that no longer holds. */
export type Authenticate = (cookieHeader: string | undefined) => Promise<SocketSession | 'visitor' | 'ended'>;

export interface HandshakeParts {
  authenticate: Authenticate;
  defaultStore: string;
  reporter: Reporter<'live'>;
}

/**
 * A cookie that no longer holds lets in a visitor, who is told so: a page whose session ended, in another tab perhaps,
 * goes on showing prices.
 *
 * @returns who it is, or the code the handshake is refused with
 */
export const checkHandshake = async (
  handshake: { auth: Record<string, unknown>; cookieHeader: string | undefined },
  { authenticate, defaultStore, reporter }: HandshakeParts,
): Promise<LiveSocketData | ErrorCode> => {
  if (handshake.auth['wireVersion'] !== WIRE_VERSION) return 'wireVersion';
  try {
    const session = await authenticate(handshake.cookieHeader);
    return typeof session === 'string'
      ? { session: null, store: defaultStore, hasEnded: session === 'ended' }
      : // A socket's own: what is known of the session grows old socket by socket.
        { session: { ...session }, store: session.store, hasEnded: false };
  } catch (error) {
    reporter.failed('notAuthenticated', error);
    return 'unavailable';
  }
};
