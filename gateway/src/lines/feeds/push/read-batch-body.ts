import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { BATCH_LIMIT_BYTES, MOST_ROWS } from '@lineboard/domain/lines/feed/push-batch.schema';

/**
 * A row is one object of at most 34 fields, a score row has at most 41 lists and 80 figures; names may hold some of
 * these signs, too.
 */
const MOST_SIGNS = [
  ['{', 2 * MOST_ROWS],
  ['[', 50 * MOST_ROWS],
  [':', 50 * MOST_ROWS],
  [',', 120 * MOST_ROWS],
] as const;

export interface BatchBody {
  /** Parsed, judged by nobody yet. */
  batch: unknown;
  /** The hash of the body as it came: a batch that is sent again must be the same. */
  sha256: string;
}

class BadBody extends Error {
  readonly statusCode = 400;
}

/** Whether a sign comes more often than so; stops looking then. */
const hasMoreThan = (body: Buffer, sign: string, most: number): boolean => {
  let count = 0;
  const code = sign.charCodeAt(0);
  for (let at = body.indexOf(code); at >= 0; at = body.indexOf(code, at + 1))
    if ((count += 1) > most) return true;
  return false;
};

export type ReadBatchBody = (body: Buffer) => Promise<BatchBody>;

/** The parser looks at the text alone. */
const NO_REQUEST = {} as FastifyRequest;

/**
 * What holds more objects, lists or fields than any batch is refused before it is parsed: 2 MB of `{}` would be 700,000
 * rows.
 * @param app its parser refuses names that would reach an object's prototype
 */
export const createBatchReader = (app: FastifyInstance): ReadBatchBody => {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (body) =>
    new Promise((resolve, reject) => {
      if (!isUtf8(body)) return reject(new BadBody('not UTF-8'));
      if (MOST_SIGNS.some(([sign, most]) => hasMoreThan(body, sign, most)))
        return reject(new BadBody('more of anything than a batch has'));
      const sha256 = hash('sha256', body, 'base64');
      void parse(NO_REQUEST, body.toString('utf8'), (error, batch) =>
        error === null ? resolve({ batch, sha256 }) : reject(error),
      );
    });
};

/** Reads bodies of batches in this context. */
export const readBatchBodies = (app: FastifyInstance, read: ReadBatchBody): void => {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BATCH_LIMIT_BYTES },
    (_request: FastifyRequest, body: Buffer) => read(body),
  );
};
