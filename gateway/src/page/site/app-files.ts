import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface AppFileParts {
  /** The built client. */
  clientDir: string;
  sportsRoot: string;
  bookName: string;
  /** false: browsers that have the service worker get one that takes itself away. */
  hasServiceWorker: boolean;
}

const GROUND = '#141a22';

/** What a browser must know to install the page as an app, under the book's own name. Addresses are the page's. */
const createManifest = (bookName: string): object => ({
  id: './',
  name: bookName,
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

/** Files next to the page that the build doesn't have as they are. */
export const serveAppFiles = (
  app: FastifyInstance,
  { clientDir, sportsRoot, bookName, hasServiceWorker }: AppFileParts,
): void => {
  const manifest = JSON.stringify(createManifest(bookName));
  app.get(`${sportsRoot}manifest.webmanifest`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  );
  const off = join(clientDir, 'service-worker-off.js');
  if (hasServiceWorker || !existsSync(off)) return;
  const retired = readFileSync(off, 'utf8');
  app.get(`${sportsRoot}service-worker.js`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(retired),
  );
};
