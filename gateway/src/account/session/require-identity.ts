import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../ground/http/refuse.ts';
import type { Sessions } from './sessions.ts';

/**
 * After `requireCustomer`, before what can't be undone or lets somebody else in: a session alone isn't enough, which
 * somebody at a desk that was left has, too. Calls that ask for it say so in the contract (`asksIdentity`).
 */
export const requireIdentity =
  (sessions: Pick<Sessions, 'cookieName' | 'isConfirmed'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    (await sessions.isConfirmed(request.cookies[sessions.cookieName] ?? ''))
      ? undefined
      : refuse(reply, 'confirmIdentity');
