import type { FastifyReply } from 'fastify';
import { refuse } from './refuse.ts';

/** There is no room for the call now, whoever makes it. */
export const refuseBusy = (reply: FastifyReply, retryAfterMs: number): FastifyReply =>
  refuse(reply.header('retry-after', Math.ceil(retryAfterMs / 1000)), 'rateLimited', { retryAfterMs });
