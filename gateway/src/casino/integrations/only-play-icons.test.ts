import { ONLY_PLAY_GAMES } from '@lineboard/domain/casino/lobby/only-play-games';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOnlyPlayIcons } from './only-play-icons.ts';

const [ONE, TWO] = ONLY_PLAY_GAMES.map(({ gameId }) => gameId) as [string, string];

let provider: Server;
let origin: string;
let answer: { status?: number; body: string };
let asked: string[];
let nowMs: number;
let failures: unknown[];

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status ?? 200).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => void provider.close());
beforeEach(() => {
  [asked, failures, nowMs] = [[], [], 1_000];
  answer = { body: '[]' };
});

const open = () =>
  createOnlyPlayIcons(
    new URL(`${origin}/games?provider=book-7`),
    () => nowMs,
    (error) => void failures.push(error),
  );
const say = (items: unknown): void => {
  answer = { body: JSON.stringify(items) };
};

it('CALL2-47, ENT2-40: reads bundle and img_icon of the list, asked for with the provider', async () => {
  say([
    { bundle: ONE, img_icon: '/icons/1.png', rtp: 96 },
    { bundle: TWO, img_icon: `${origin}/2.png` },
  ]);
  expect(await open()()).toEqual([
    { gameId: ONE, address: `${origin}/icons/1.png` },
    { gameId: TWO, address: `${origin}/2.png` },
  ]);
  expect(asked).toEqual(['/games?provider=book-7']);
});

it.each([
  ['of another origin', { bundle: ONE, img_icon: 'https://elsewhere.example/1.png' }],
  ['that is a script', { bundle: ONE, img_icon: 'javascript:alert(1)' }],
  ['that is no address', { bundle: ONE, img_icon: 'http://[' }],
  ['that is too long', { bundle: ONE, img_icon: `/${'a'.repeat(2_000)}` }],
  ['of a game that the lobby doesn’t have', { bundle: '__proto__', img_icon: '/1.png' }],
  ['of no text', { bundle: ONE, img_icon: 7 }],
  ['of nothing', null],
])('takes no picture %s', async (_what, item) => {
  say([item]);
  expect(await open()()).toEqual([]);
  expect(failures).toEqual([]);
});

it('asks once for all pages, and again after ten minutes', async () => {
  const read = open();
  await Promise.all([read(), read(), read()]);
  nowMs += 10 * 60_000 - 1;
  await read();
  expect(asked).toHaveLength(1);
  nowMs += 1;
  await read();
  expect(asked).toHaveLength(2);
});

it.each([
  ['an error', { status: 500, body: '[]' }],
  ['no list', { body: '{"bundle":"a"}' }],
  ['no JSON', { body: '<html>' }],
  ['too much', { body: `["${'a'.repeat(2_000_001)}"]` }],
])(
  'CALL2-48: %s is told, answers nothing and is asked about again after half a minute',
  async (_what, said) => {
    answer = said;
    const read = open();
    expect(await read()).toBeNull();
    expect(await read()).toBeNull();
    expect(failures).toHaveLength(1);
    nowMs += 30_000;
    say([]);
    expect(await read()).toEqual([]);
  },
);

it('a book without a list asks nobody', async () => {
  expect(
    await createOnlyPlayIcons(
      null,
      () => nowMs,
      () => undefined,
    )(),
  ).toEqual([]);
  expect(asked).toEqual([]);
});
