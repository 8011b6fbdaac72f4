import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { MOST_ROWS } from './push-schema.ts';

/** 20,000 rows of lines with every field take 13 MB. */
export const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

/** A row is one object and a score row has at most 41 lists; names may hold some of these signs, too. */
const MOST_OBJECTS = 2 * MOST_ROWS;
const MOST_LISTS = 50 * MOST_ROWS;

export interface BatchBody {
  /** Parsed, judged by nobody yet. */
  batch: unknown;
  /** Of the body as it came: a batch that is sent again must be the same. */
  sha256: string;
}

class BadBody extends Error {
  readonly statusCode = 400;
}

/** Whether a sign comes more often than so; stops looking then. */
const hasMoreThan = (body: Buffer, sign: number, most: number): boolean => {
  let count = 0;
  for (let at = body.indexOf(sign); at >= 0; at = body.indexOf(sign, at + 1))
    if ((count += 1) > most) return true;
  return false;
};

/**
 * Reads bodies of batches in this context. What holds more objects or lists than any batch is refused before it is parsed:
 * 16 MB of `{}` would be five million rows.
 */
export const readBatchBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (request: FastifyRequest, body: Buffer, done) => {
      if (!isUtf8(body)) return done(new BadBody('not UTF-8'));
      if (hasMoreThan(body, 0x7b, MOST_OBJECTS) || hasMoreThan(body, 0x5b, MOST_LISTS))
        return done(new BadBody('more objects or lists than a batch has'));
      const sha256 = createHash('sha256').update(body).digest('base64');
      void parse(request, body.toString('utf8'), (error, batch) =>
        error === null ? done(null, { batch, sha256 } satisfies BatchBody) : done(error),
      );
    },
  );
};
