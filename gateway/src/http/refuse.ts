import type { ErrorCode } from '@lineboard/domain/error/error-code';
import type { ErrorBody, ParamsAfter, Refusal } from '@lineboard/domain/error/refusal';
import type { FastifyReply } from 'fastify';

/** HTTP status of the codes that any call may be refused with; every other code is a 422. */
const STATUS_OF: Partial<Record<ErrorCode, number>> = {
  badRequest: 400,
  unauthenticated: 401,
  sessionEnded: 401,
  forbidden: 403,
  originRefused: 403,
  notFound: 404,
  payloadTooLarge: 413,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
};

const statusOfCode = (code: ErrorCode): number => STATUS_OF[code] ?? 422;

export const sendRefusal = (reply: FastifyReply, error: Refusal): FastifyReply =>
  reply.code(statusOfCode(error.code)).send({ error } satisfies ErrorBody);

export const refuse = <C extends ErrorCode>(
  reply: FastifyReply,
  code: C,
  ...[params]: ParamsAfter<C>
): FastifyReply => sendRefusal(reply, (params === undefined ? { code } : { code, params }) as Refusal);
