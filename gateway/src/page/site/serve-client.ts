import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AppFileParts, serveAppFiles } from './app-files.ts';

/** The built client, compressed at build time. Files under assets/ carry their hash in the name and never change. */
export const serveClient = async (app: FastifyInstance, parts: AppFileParts): Promise<void> => {
  const { clientDir, sportsRoot } = parts;
  if (!existsSync(join(clientDir, 'index.html'))) return;
  serveAppFiles(app, parts);
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: sportsRoot,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    // What tools leave next to the page, and what a source map would tell, is nobody's business.
    allowedPath: (path) => !/(^|\/)\.|\.map(\.\w+)?$/.test(path),
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  if (sportsRoot !== '/') app.get('/', (_request, reply) => reply.redirect(sportsRoot));
};
