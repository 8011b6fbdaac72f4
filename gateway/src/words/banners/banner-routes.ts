import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { refuse } from '../../ground/http/refuse.ts';
import { readBanners, readMedia } from './banner-rows.ts';

export interface BannerRouteParts {
  database: Pick<Database, 'pool'>;
  config: Pick<Config, 'BANNER_ORIGINS'>;
  wallNowMs: () => number;
}

export const bannerRoutes = (
  app: FastifyInstance,
  { database, config, wallNowMs }: BannerRouteParts,
): void => {
  handle(app, 'readBanners', {}, ({ params: { place } }) =>
    readBanners(database.pool, place, { wallMs: wallNowMs(), origins: config.BANNER_ORIGINS }),
  );
  serveMedia(app, database);
};

/** Reads the first and last requested byte. @returns null: the whole file · 'none': the range is outside the file */
const readRange = (range: string | undefined, size: number): [number, number] | null | 'none' => {
  const [, first = '', last = ''] = /^bytes=(\d{0,10})-(\d{0,10})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'none' : [from, to];
};

const HASH = /^[0-9a-f]{64}$/;

/**
 * Serves the files of banners by their content's hash: a name always leads to the same content, or to nothing. A file
 * that is opened directly must not be able to do anything. Video players ask for parts.
 */
const serveMedia = (app: FastifyInstance, database: BannerRouteParts['database']): void => {
  app.get<{ Params: { hash: string } }>('/banner-media/:hash', async ({ params, headers }, reply) => {
    const found = HASH.test(params.hash) ? await readMedia(database.pool, params.hash) : null;
    if (found === null) return refuse(reply, 'notFound');
    const { type, bytes } = found;
    void reply
      .header('content-type', type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes')
      .header('content-security-policy', "default-src 'none'; sandbox");
    const range = readRange(headers.range, bytes.length);
    if (range === null) return reply.send(bytes);
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send('');
    const [from, to] = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
      .send(bytes.subarray(from, to + 1));
  });
};
