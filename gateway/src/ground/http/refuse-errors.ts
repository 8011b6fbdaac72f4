import type { PlainErrorCode } from '@lineboard/domain/ground/error/refusal';
import type { FastifyError, FastifyInstance } from 'fastify';
import { nameField } from './name-field.ts';
import { refuse } from './refuse.ts';

const codeOfStatus = (status: number): PlainErrorCode => {
  if (status === 413) return 'payloadTooLarge';
  if (status === 429) return 'rateLimited';
  if (status === 404) return 'notFound';
  return status >= 400 && status < 500 ? 'badRequest' : 'internal';
};

/**
 * A body that is too large is read past, up to this: a connection that is closed over it loses the refusal, and a proxy
 * tells of a gateway that failed (502). As much as the proxies of docs/operations let through.
 */
const READ_PAST_BYTES = 8 * 1_048_576;

/** Told of a failure: is it the database's, and reported by itself? */
interface NotesFailures {
  note(error: unknown): boolean;
}

/** Whatever goes wrong leaves as a code of the closed list, without a word of its inside. */
export const refuseErrors = (app: FastifyInstance, databaseHealth: NotesFailures): void => {
  app.setNotFoundHandler((_request, reply) => {
    // It may be there a moment later: a file of the version that this gateway is about to be renewed to, for one.
    void reply.header('cache-control', 'no-store');
    return refuse(reply, 'notFound');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // What has a status is about the call itself: a client that went away in the middle of its body, for one.
    // A line for each would drown the one that says since when.
    if (error.statusCode === undefined && databaseHealth.note(error)) return refuse(reply, 'unavailable');
    const code = codeOfStatus(error.validation === undefined ? (error.statusCode ?? 500) : 400);
    if (code === 'payloadTooLarge' && Number(request.headers['content-length']) <= READ_PAST_BYTES)
      reply.removeHeader('connection');
    if (code === 'internal') request.log.error({ err: error }, 'a call failed');
    const field =
      error.validation === undefined ? null : nameField(error.validation, error.validationContext ?? 'body');
    return code === 'badRequest' && field !== null ? refuse(reply, code, { field }) : refuse(reply, code);
  });
};
