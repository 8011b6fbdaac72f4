import { mustNamePage } from '@lineboard/domain/doors/contract/must-name-page';
import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../ground/http/refuse.ts';
import type { FoundSession } from './found-session.ts';
import { judgePage } from './page-mark.ts';
import type { Sessions } from './sessions.ts';

export type SignedIn = Extract<FoundSession, { state: 'customer' }>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireCustomer`; null on routes that a visitor may call. */
    signedIn: SignedIn | null;
  }
}

/** All that a route needs to know who is calling. */
export type SessionFinder = Pick<Sessions, 'cookieName' | 'find'>;

/** And whether a person is there. */
export type PersonFinder = Pick<Sessions, 'cookieName' | 'find' | 'read'>;

/**
 * The cookie is the browser's, and another tab may have signed in as somebody else: what a page shows of one customer
 * is never done with another's account. What reads alone may come from a program that shows nobody's page.
 */
const refusePage = (request: FastifyRequest, session: SignedIn): 'sessionChanged' | 'outdated' | null => {
  const verdict = judgePage(request.headers[PAGE_HEADER], session);
  if (verdict === 'foreign') return 'sessionChanged';
  const { call } = request.routeOptions.config;
  return verdict === 'missing' && call !== undefined && mustNamePage(call) ? 'outdated' : null;
};

/**
 * Runs before the body is read: who isn't signed in, or shows another customer's page, doesn't get anything parsed.
 */
export const requireCustomer =
  (sessions: SessionFinder) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const found = await sessions.find(request.cookies[sessions.cookieName]);
    if (found.state === 'visitor') return refuse(reply, 'unauthenticated');
    if (found.state === 'ended') return refuse(reply, 'sessionEnded');
    const code = refusePage(request, found);
    if (code !== null) return refuse(reply, code);
    request.signedIn = found;
    request.callerName = found.customerId;
    return undefined;
  };

/** Guards calls that visitors may make, too, and that act for the customer who is signed in. */
export const comparePage =
  (sessions: SessionFinder) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const found = await sessions.find(request.cookies[sessions.cookieName]);
    const code = found.state === 'customer' ? refusePage(request, found) : null;
    return code === null ? undefined : refuse(reply, code);
  };

/** After `requireCustomer`: what a demo customer shows to all who try it stays as it is. */
export const refuseDemo = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => (customerOf(request).isDemo ? refuse(reply, 'forbidden') : undefined);

/** After `requireCustomer`, where money is staked: who is offline looks around and never bets. */
export const refuseOffline = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> =>
  customerOf(request).isOffline ? refuse(reply, 'forbidden') : undefined;

/**
 * After `requireCustomer`, where money is staked: who is taken for a bot passes the captcha first (ST1-16), and who has
 * a password that an operator knows chooses an own one.
 */
export const requirePerson =
  (sessions: PersonFinder) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { captcha, mustChangePassword } = customerOf(request);
    if (captcha !== 'due' && !mustChangePassword) return undefined;
    const found = await sessions.read(request.cookies[sessions.cookieName] ?? '');
    if (found.state !== 'customer') return refuse(reply, 'sessionEnded');
    if (found.mustChangePassword) return refuse(reply, 'forbidden');
    return found.captcha === 'due' ? refuse(reply, 'captchaRequired') : undefined;
  };

/** The customer that `requireCustomer` found; no id is ever taken from a call. */
export const customerOf = (request: FastifyRequest): SignedIn => {
  if (request.signedIn === null) throw new Error('a route without requireCustomer asked for the customer');
  return request.signedIn;
};
