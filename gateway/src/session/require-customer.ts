import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';
import type { FoundSession } from './found-session.ts';
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

/** Runs before the body is read: who isn't signed in doesn't get anything parsed. */
export const requireCustomer =
  (sessions: SessionFinder) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const found = await sessions.find(request.cookies[sessions.cookieName]);
    if (found.state === 'visitor') return refuse(reply, 'unauthenticated');
    if (found.state === 'ended') return refuse(reply, 'sessionEnded');
    request.signedIn = found;
    return undefined;
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

/** After `requireCustomer`, where money is staked: who is taken for a bot passes the captcha first (ST1-16). */
export const requirePerson =
  (sessions: PersonFinder) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (customerOf(request).captcha !== 'due') return undefined;
    const found = await sessions.read(request.cookies[sessions.cookieName] ?? '');
    if (found.state !== 'customer') return refuse(reply, 'sessionEnded');
    return found.captcha === 'due' ? refuse(reply, 'captchaRequired') : undefined;
  };

/** The customer that `requireCustomer` found; no id is ever taken from a call. */
export const customerOf = (request: FastifyRequest): SignedIn => {
  if (request.signedIn === null) throw new Error('a route without requireCustomer asked for the customer');
  return request.signedIn;
};
