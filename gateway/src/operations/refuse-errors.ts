import type { ErrorCode } from '@lineboard/domain/error/error-code';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseLoss } from '../database/is-database-loss.ts';
import { refuse } from './refuse.ts';

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 413) return 'payloadTooLarge';
  if (status === 429) return 'rateLimited';
  if (status === 404) return 'notFound';
  return status >= 400 && status < 500 ? 'badRequest' : 'internal';
};

/** Whatever goes wrong leaves as a code of the closed list, without a word of its inside. */
export const refuseErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'notFound'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDatabaseLoss(error)) {
      request.log.warn({ err: error }, 'the database did not answer');
      return refuse(reply, 'unavailable');
    }
    const code = codeOfStatus(error.validation === undefined ? (error.statusCode ?? 500) : 400);
    if (code === 'internal') request.log.error({ err: error }, 'a call failed');
    return refuse(reply, code);
  });
};
