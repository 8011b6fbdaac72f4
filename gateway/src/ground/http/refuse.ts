import { statusOfCode } from '@lineboard/domain/ground/error/status-of-code';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { ErrorBody, ParamsAfter, Refusal } from '@lineboard/domain/ground/error/refusal';
import type { FastifyReply } from 'fastify';

export const sendRefusal = (reply: FastifyReply, error: Refusal): FastifyReply => {
  if ((error.code === 'rateLimited' || error.code === 'ticketsBusy') && error.params !== undefined)
    void reply.header('retry-after', Math.ceil(error.params.retryAfterMs / 1000));
  return reply.code(statusOfCode(error.code)).send({ error } satisfies ErrorBody);
};

export const refuse = <C extends ErrorCode>(
  reply: FastifyReply,
  code: C,
  ...[params]: ParamsAfter<C>
): FastifyReply => sendRefusal(reply, (params === undefined ? { code } : { code, params }) as Refusal);
