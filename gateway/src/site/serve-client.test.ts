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
  await writeFile(join(clientDir, 'assets', 'main-1a2b.js'), 'its code');
});
afterAll(() => rm(clientDir, { recursive: true }));

const serveUnder = async (sportsRoot: string): Promise<FastifyInstance> => {
  const app = fastify();
  await serveClient(app, clientDir, sportsRoot);
  return app;
};
const bodiesOf = async (app: FastifyInstance, ...urls: string[]): Promise<string[]> =>
  Promise.all(urls.map(async (url) => (await app.inject(url)).body));

it('R1-01: the page stands under the configured sports root, to which the bare address leads', async () => {
  const app = await serveUnder('/sports/');
  expect(await bodiesOf(app, '/sports/', '/sports/assets/main-1a2b.js')).toEqual(['the page', 'its code']);
  const bare = await app.inject('/');
  expect([bare.statusCode, bare.headers['location']]).toEqual([302, '/sports/']);
  expect((await app.inject('/assets/main-1a2b.js')).statusCode).toBe(404);
});

it('without a sports root the page stands at the bare address', async () => {
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
