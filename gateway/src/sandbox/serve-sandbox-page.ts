import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built page of the sandbox: one page at every address of a third party, which tells by its path whose it is. */
export const serveSandboxPage = async (app: FastifyInstance, pageDir: string): Promise<void> => {
  const index = join(pageDir, 'index.html');
  if (!existsSync(index)) return;
  const html = readFileSync(index, 'utf8');
  await app.register(fastifyStatic, {
    root: join(pageDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => !/(^|\/)\.|\.map(\.\w+)?$/.test(path),
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.get('/*', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html),
  );
};
