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

/** The part of `Sessions` by which a route finds its caller. */
export type SessionFinder = Pick<Sessions, 'cookieName' | 'find'>;

/** The part of `Sessions` by which a route also finds out whether the caller is a person. */
export type PersonFinder = Pick<Sessions, 'cookieName' | 'find' | 'read'>;

/**
 * The cookie is the browser's, and another tab may have signed in as somebody else: a page that shows one customer must
 * never act on another's account. Calls that only read may also come from programs, which show no customer's page.
 */
const refusePage = (request: FastifyRequest, session: SignedIn): 'sessionChanged' | 'outdated' | null => {
  const verdict = judgePage(request.headers[PAGE_HEADER], session);
  if (verdict === 'foreign') return 'sessionChanged';
  const { call } = request.routeOptions.config;
  return verdict === 'missing' && call !== undefined && mustNamePage(call) ? 'outdated' : null;
};

/**
 * Runs before the body is read: nothing is parsed for a caller who isn't signed in or shows another customer's page.
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

/** Guards calls that visitors may make too, and that act for the customer who is signed in. */
export const comparePage =
  (sessions: SessionFinder) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const found = await sessions.find(request.cookies[sessions.cookieName]);
    const code = found.state === 'customer' ? refusePage(request, found) : null;
    return code === null ? undefined : refuse(reply, code);
  };

/**
 * Runs after `requireCustomer`: everybody who tries the demo shares its customer, so nothing about that customer may
 * change.
 */
export const refuseDemo = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => (customerOf(request).isDemo ? refuse(reply, 'forbidden') : undefined);

/** Runs after `requireCustomer` where money is staked: an offline customer may look around but never bet. */
export const refuseOffline = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> =>
  customerOf(request).isOffline ? refuse(reply, 'forbidden') : undefined;

/**
 * Runs after `requireCustomer` where money is staked: a customer who is taken for a bot must pass the captcha first
 * (ST1-16), and one whose password an operator knows must choose a new one.
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

/** The customer that `requireCustomer` found; an id in a call is never trusted. */
export const customerOf = (request: FastifyRequest): SignedIn => {
  if (request.signedIn === null) throw new Error('a route without requireCustomer asked for the customer');
  return request.signedIn;
};
