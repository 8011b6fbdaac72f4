import type { ErrorCode } from '@lineboard/domain/error/error-code';
import { LiveHandshakeSchema } from '@lineboard/domain/wire/live-messages.schema';
import { judgeWire, OWN_WIRE, readWireRange } from '@lineboard/domain/wire/wire-version';
import { Compile } from 'typebox/compile';
import type { Reporter } from '../report/reporter.ts';
import type { LiveSocketData, SocketSession } from './live-socket.ts';

/** Whose session a cookie header stands for; `ended`: it names one that no longer holds. */
export type Authenticate = (cookieHeader: string | undefined) => Promise<SocketSession | 'visitor' | 'ended'>;

export interface HandshakeParts {
  authenticate: Authenticate;
  defaultStore: string;
  reporter: Reporter<'live'>;
}

const handshakes = Compile(LiveHandshakeSchema);

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
  if (!handshakes.Check(handshake.auth)) return 'badRequest';
  const refusal = judgeWire(readWireRange(handshake.auth), OWN_WIRE);
  if (refusal !== null) return refusal;
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
