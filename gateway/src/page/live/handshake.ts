import { STARTING_PAGE, VISITORS_PAGE } from '@lineboard/domain/account/sign-in/page-mark';
import { LiveHandshakeSchema } from '@lineboard/domain/doors/wire/live-messages.schema';
import { judgeWire, OWN_WIRE, readWireRange } from '@lineboard/domain/doors/wire/wire-version';
import { Compile } from 'typebox/compile';
import type { Reporter } from '../../ground/report/reporter.ts';
import { createPageMark, judgePage } from '../../account/session/page-mark.ts';
import type { LiveRefusal } from './live-metrics.ts';
import type { LiveSocketData, SocketSession } from './live-socket.ts';

/**
 * Finds the session of a cookie header, or of the pass that the page gave. `ended`: the session is no longer valid ·
 * `passNeeded`: there may be one, which only a pass tells here.
 */
export type Authenticate = (
  cookieHeader: string | undefined,
  pass?: unknown,
) => Promise<SocketSession | 'visitor' | 'ended' | 'passNeeded'>;

/** Why a socket isn't let in. */
export type HandshakeRefusal = LiveRefusal | 'passNeeded';

export interface HandshakeParts {
  authenticate: Authenticate;
  defaultStore: string;
  reporter: Reporter<'live'>;
}

const handshakes = Compile(LiveHandshakeSchema);

/** @param hasEnded the cookie named a session; a page that shows a customer had one too */
const letVisitorIn = (page: string | undefined, hasEnded: boolean, store: string): LiveSocketData => {
  const isCustomers = page !== undefined && page !== STARTING_PAGE && page !== VISITORS_PAGE;
  return {
    session: null,
    store,
    hasEnded: hasEnded || isCustomers,
    tellPage: page === STARTING_PAGE ? VISITORS_PAGE : null,
  };
};

/** One customer's private events are never sent to another customer's page, or to a page that can't say whose it is. */
const letCustomerIn = (page: string | undefined, session: SocketSession): LiveSocketData | LiveRefusal => {
  const verdict = judgePage(page, session);
  if (verdict === 'missing') return 'outdated';
  if (verdict === 'foreign' && page !== STARTING_PAGE) return 'sessionChanged';
  return {
    // Each socket has its own copy, because its knowledge of the session ages separately.
    session: { ...session },
    store: session.store,
    hasEnded: false,
    tellPage: verdict === 'same' ? null : createPageMark(session),
  };
};

/**
 * With an expired cookie the page is let in as a visitor's and told so: a page whose session ended, perhaps in another
 * tab, keeps showing prices.
 *
 * @returns the socket's data, or the code with which the handshake is refused
 */
export const checkHandshake = async (
  handshake: { auth: Record<string, unknown>; cookieHeader: string | undefined },
  { authenticate, defaultStore, reporter }: HandshakeParts,
): Promise<LiveSocketData | HandshakeRefusal> => {
  if (!handshakes.Check(handshake.auth)) return 'badRequest';
  const refusal = judgeWire(readWireRange(handshake.auth), OWN_WIRE);
  if (refusal !== null) return refusal;
  try {
    const { page, pass } = handshake.auth;
    const session = await authenticate(handshake.cookieHeader, pass);
    if (session === 'passNeeded') return session;
    return typeof session === 'string'
      ? letVisitorIn(page, session === 'ended', defaultStore)
      : letCustomerIn(page, session);
  } catch (error) {
    reporter.failed('notAuthenticated', error);
    return 'unavailable';
  }
};
