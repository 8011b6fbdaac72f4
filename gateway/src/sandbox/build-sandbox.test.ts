import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClientAddress } from '../ground/caller/client-address.ts';
import { createLogger } from '../ground/report/logger.ts';
import { listLiveMatches } from './boards/list-live-matches.ts';
import { buildSandbox } from './build-sandbox.ts';
import type { SandboxTools } from './sandbox-parts.ts';

const build = (origin: string, bookOrigins: () => string[]): Promise<FastifyInstance> =>
  buildSandbox({
    log: createLogger('silent'),
    origin: () => origin,
    bookOrigins,
    pageDir,
    clientAddress: createClientAddress(() => false),
    trustsProxy: () => false,
    ratePerMinute: 50,
    // Pages, and what needs no player, alone are asked for here.
    tools: { wallNowMs: () => WALL_MS } as SandboxTools,
  });

const BOOK = 'https://book.example';
const WALL_MS = 1_795_000_000_000;

let pageDir: string;
let app: FastifyInstance;
let bookOrigins: string[] = [];

beforeAll(async () => {
  pageDir = await mkdtemp(join(tmpdir(), 'lineboard-sandbox-'));
  await mkdir(join(pageDir, 'assets'));
  await writeFile(join(pageDir, 'index.html'), 'the third party');
  await writeFile(join(pageDir, 'assets', 'main-1a2b.js'), 'its code');
  await writeFile(join(pageDir, 'assets', 'main-1a2b.js.map'), 'not for strangers');
  app = await build('https://sandbox.example', () => bookOrigins);
});
afterAll(async () => {
  await app.close();
  await rm(pageDir, { recursive: true });
});

const policyOf = async (url: string): Promise<string[]> =>
  String((await app.inject(url)).headers['content-security-policy']).split(';');

it('is framed by the book alone, and by nobody before the book listens', async () => {
  expect(await policyOf('/sports/Qora')).toContain("frame-ancestors 'none'");
  bookOrigins = [BOOK];
  expect(await policyOf('/sports/Qora')).toContain(`frame-ancestors ${BOOK}`);
  expect((await app.inject('/sports/Qora')).headers['x-frame-options']).toBeUndefined();
});

it('tells its own pages, a visitor’s too, who plays now, and nobody else’s', async () => {
  const ask = (origin: string, payload: object = { board: 'ultraPlay' }) =>
    app.inject({ method: 'POST', url: '/boards/live', headers: { origin }, payload });
  const told = await ask('https://sandbox.example');
  expect(told.json()).toEqual({ matches: listLiveMatches('ultraPlay', WALL_MS) });
  expect(told.headers['cache-control']).toBe('no-store');
  expect((await ask(BOOK)).json()).toEqual({ error: { code: 'originRefused' } });
  for (const payload of [
    {},
    { board: '__proto__' },
    { board: 'toString' },
    { board: 'ultraPlay', wallMs: 0 },
  ])
    expect((await ask('https://sandbox.example', payload)).statusCode).toBe(400);
});

it('runs, loads and calls its own files and nothing else', async () => {
  const policy = await policyOf('/sports/Qora?gameId=1');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
    ]),
  );
  expect(policy.join()).not.toMatch(/unsafe|\*|http:/);
});

it('answers each third party’s address with the one page, and keeps it nowhere', async () => {
  for (const url of ['/sports/altiragames/?gameId=700', '/sports/Pages/Casino21G.aspx?gameid=1', '/horses']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, 'the third party']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  }
  expect((await app.inject('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
  expect((await app.inject('/assets/main-1a2b.js.map')).body).not.toContain('not for strangers');
});

it.each([
  ['a script', '/horses?x=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['a prototype', '/__proto__?__proto__=1&constructor=2'],
  ['8 kB', `/horses?x=${'x'.repeat(8_000)}`],
  ['half a surrogate', '/horses?x=%ED%A0%80'],
  ['a way out of the folder', '/assets/..%2f..%2fpackage.json'],
])('%s in an address is in no answer', async (_what, url) => {
  const { statusCode, body, headers } = await app.inject({ url, remoteAddress: '10.47.0.2' });
  expect(['the third party', '{"error":{"code":"notFound"}}', '{"error":{"code":"badRequest"}}']).toContain(
    body,
  );
  expect(statusCode).toBeLessThan(500);
  expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('sets no cookie, and sees none that a browser sends along', async () => {
  const seen: unknown[] = [];
  const listening = await build('http://localhost:8081', () => [BOOK]);
  listening.addHook('preHandler', async ({ headers }) => void seen.push(headers.cookie));
  const answer = await listening.inject({ url: '/horses', headers: { cookie: 'lineboard=secret' } });
  expect([answer.headers['set-cookie'], ...seen]).toEqual([undefined, undefined]);
  await listening.close();
});

it('answers one address so often a minute, and no more', async () => {
  const answers = [];
  for (let call = 0; call < 60; call += 1) answers.push((await app.inject('/horses')).statusCode);
  expect(answers).toContain(429);
});

it('CALL2-47: lists pictures of OnlyPlay’s games, which the book’s pages may show', async () => {
  const get = (url: string) => app.inject({ url, remoteAddress: '10.47.0.1' });
  expect((await get('/only-play/games')).statusCode).toBe(400);
  const list = (await get('/only-play/games?provider=onlyplay')).json() as { img_icon: string }[];
  expect(list.length).toBeGreaterThan(5);
  const icon = await get(list[0]!.img_icon);
  expect(icon.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await get('/only-play/icons/__proto__')).statusCode).toBe(404);
});
