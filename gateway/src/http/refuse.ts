import type { ErrorBody, ErrorCode, ErrorParams } from '@lineboard/domain/error/error-code';
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
  keyReused: 409,
  ticketInProgress: 409,
};

const statusOfCode = (code: ErrorCode): number => STATUS_OF[code] ?? 422;

const createErrorBody = (code: ErrorCode, params?: ErrorParams): ErrorBody => ({
  error: params === undefined ? { code } : { code, params },
});

export const refuse = (reply: FastifyReply, code: ErrorCode, params?: ErrorParams): FastifyReply =>
  reply.code(statusOfCode(code)).send(createErrorBody(code, params));
