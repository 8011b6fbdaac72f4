import { fastify, type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveClient } from './serve-client.ts';

let clientDir: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'lineboard-client-'));
  await mkdir(join(clientDir, 'assets'));
  await mkdir(join(clientDir, '.vite'));
  for (const name of ['.vite/manifest.json', '.built', 'assets/main-1a2b.js.map', 'assets/.hidden'])
    await writeFile(join(clientDir, name), 'not for strangers');
  await writeFile(join(clientDir, 'index.html'), 'the page');
  await writeFile(join(clientDir, 'service-worker.js'), 'the worker');
  await writeFile(join(clientDir, 'service-worker-off.js'), 'the worker that goes');
  await writeFile(join(clientDir, 'assets', 'main-1a2b.js'), 'its code');
});
afterAll(() => rm(clientDir, { recursive: true }));

const serveUnder = async (sportsRoot: string, hasServiceWorker = true): Promise<FastifyInstance> => {
  const app = fastify();
  await serveClient(app, { clientDir, sportsRoot, bookName: 'The Corner Sportsbook', hasServiceWorker });
  return app;
};
const bodiesOf = async (app: FastifyInstance, ...urls: string[]): Promise<string[]> =>
  Promise.all(urls.map(async (url) => (await app.inject(url)).body));

it('R1-01: the page is under the configured sports root, to which the bare address leads', async () => {
  const app = await serveUnder('/sports/');
  expect(await bodiesOf(app, '/sports/', '/sports/assets/main-1a2b.js')).toEqual(['the page', 'its code']);
  const bare = await app.inject('/');
  expect([bare.statusCode, bare.headers['location']]).toEqual([302, '/sports/']);
  expect((await app.inject('/assets/main-1a2b.js')).statusCode).toBe(404);
});

it('without a sports root the page is at the bare address', async () => {
  expect(await bodiesOf(await serveUnder('/'), '/', '/assets/main-1a2b.js')).toEqual([
    'the page',
    'its code',
  ]);
});

it('what has its hash in its name is kept forever, the page is asked for again', async () => {
  const app = await serveUnder('/sports/');
  const cacheOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await cacheOf('/sports/')).toBe('no-cache');
  expect(await cacheOf('/sports/assets/main-1a2b.js')).toContain('immutable');
});

it('nothing that begins with a dot is served, and no source map', async () => {
  for (const root of ['/', '/sports/']) {
    const app = await serveUnder(root);
    for (const path of [
      '.vite/manifest.json',
      '%2evite/manifest.json',
      'assets/../.vite/manifest.json',
      '.built',
      'assets/.hidden',
      'assets/main-1a2b.js.map',
      'assets/main-1a2b.js%2emap',
    ]) {
      const answer = await app.inject({ url: root + path, headers: { 'accept-encoding': 'br, gzip' } });
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).not.toContain('not for strangers');
    }
  }
});

it.each(['/', '/sports/'])(
  'under %s the app that it installs as has the book’s name and the page’s scope',
  async (root) => {
    const app = await serveUnder(root);
    const answer = await app.inject(`${root}manifest.webmanifest`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.json()).toMatchObject({
      name: 'The Corner Sportsbook',
      start_url: './',
      scope: './',
      display: 'standalone',
    });
  },
);

it('the service worker is asked for again each time, and is one that goes where the operator turned it off', async () => {
  for (const root of ['/', '/sports/']) {
    const on = await (await serveUnder(root)).inject(`${root}service-worker.js`);
    expect([on.body, on.headers['cache-control']]).toEqual(['the worker', 'no-cache']);
    const off = await (await serveUnder(root, false)).inject(`${root}service-worker.js`);
    expect([off.body, off.headers['cache-control']]).toEqual(['the worker that goes', 'no-cache']);
    expect(off.headers['content-type']).toContain('text/javascript');
  }
});
