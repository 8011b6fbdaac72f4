import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { STARTING_PAGE, VISITORS_PAGE } from '@lineboard/domain/account/sign-in/page-mark';
import { LiveHandshakeSchema } from '@lineboard/domain/doors/wire/live-messages.schema';
import { judgeWire, OWN_WIRE, readWireRange } from '@lineboard/domain/doors/wire/wire-version';
import { Compile } from 'typebox/compile';
import type { Reporter } from '../../ground/report/reporter.ts';
import { createPageMark, judgePage } from '../../account/session/page-mark.ts';
import type { LiveSocketData, SocketSession } from './live-socket.ts';

/** Finds the session that a cookie header stands for; `ended`: it names one that no longer holds. */
export type Authenticate = (cookieHeader: string | undefined) => Promise<SocketSession | 'visitor' | 'ended'>;

export interface HandshakeParts {
  authenticate: Authenticate;
  defaultStore: string;
  reporter: Reporter<'live'>;
}

const handshakes = Compile(LiveHandshakeSchema);

/** @param hasEnded the cookie named a session; a page that shows a customer had one, too */
const letVisitorIn = (page: string | undefined, hasEnded: boolean, store: string): LiveSocketData => {
  const isCustomers = page !== undefined && page !== STARTING_PAGE && page !== VISITORS_PAGE;
  return {
    session: null,
    store,
    hasEnded: hasEnded || isCustomers,
    tellPage: page === STARTING_PAGE ? VISITORS_PAGE : null,
  };
};

/** What is private to one customer is never told to another's page, nor to one that couldn't tell. */
const letCustomerIn = (page: string | undefined, session: SocketSession): LiveSocketData | ErrorCode => {
  const verdict = judgePage(page, session);
  if (verdict === 'missing') return 'outdated';
  if (verdict === 'foreign' && page !== STARTING_PAGE) return 'sessionChanged';
  return {
    // A socket's own: what is known of the session grows old socket by socket.
    session: { ...session },
    store: session.store,
    hasEnded: false,
    tellPage: verdict === 'same' ? null : createPageMark(session),
  };
};

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
    const { page } = handshake.auth;
    return typeof session === 'string'
      ? letVisitorIn(page, session === 'ended', defaultStore)
      : letCustomerIn(page, session);
  } catch (error) {
    reporter.failed('notAuthenticated', error);
    return 'unavailable';
  }
};
