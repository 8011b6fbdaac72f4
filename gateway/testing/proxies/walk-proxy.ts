import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { asPage, notePage, pageOf } from '../customers/page-marks.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { io } from 'socket.io-client';
import type { FirstBook } from '../operators/first-book.ts';
import { createItem, createTicket } from '../samples/ticket-request.ts';
import { pushedGame, PUSHED_LEAGUE } from '../two-gateways/pushed-games.ts';
import type { BalancedMover } from '../two-gateways/balanced-mover.ts';
import { askOverHttp2 } from './ask-over-http2.ts';
import { askThrough, type Question } from './ask-through.ts';

/** A book behind a proxy, and a customer in front of it. */
export interface Walk {
  book: FirstBook;
  mover: BalancedMover;
  /** The proxy's. */
  origin: string;
  /** The proxy's port without TLS. */
  plainPort: number;
  customer: { customerId: string; password: string };
  /** The walk's own game. */
  gameNum: number;
}

const GUESSES = 5;
const SOCKET_LIMIT_MS = 5_000;
/** nginx cuts what is silent for a minute. */
const TIME_LIMIT_MS = 65_000;

const expectEqual = (what: string, got: unknown, wanted: unknown): void => {
  const [is, should] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
};

const signIn = ({ origin }: Walk, customerId: string, password: string, more: Question = {}) =>
  askThrough(origin, '/api/session', {
    ...more,
    method: 'POST',
    headers: { ...more.headers, origin },
    body: { customerId, password },
  });

const chooseOwnPassword = async ({ origin, customer }: Walk, cookie: string): Promise<void> => {
  const own = `my ${customer.password}`;
  const changed = await askThrough(origin, '/api/customer/password', {
    method: 'PUT',
    headers: { origin, ...asPage(cookie) },
    body: { password: customer.password, newPassword: own },
  });
  expectEqual('another password', changed.body, '{"resultCode":0}');
  customer.password = own;
};

/** The code of a refusal, or of an answer to a sign-in. */
const codeOf = (body: string): unknown => {
  const { error, code } = JSON.parse(body) as { error?: { code: string }; code?: string };
  return error?.code ?? code;
};

/** What the proxy has to do for a book, each told by what is asked of it. */
export const STEPS: ReadonlyArray<readonly [name: string, run: (walk: Walk) => Promise<void>]> = [
  [
    'the page comes over TLS, and http leads to it',
    async ({ origin, plainPort }) => {
      const page = await askThrough(origin, '/');
      expectEqual('page', page.status, 200);
      const [, script = ''] = /(assets\/[\w.-]+\.js)/.exec(page.body) ?? [];
      expectEqual('script', (await askThrough(origin, `/${script}`)).status, 200);
      if (page.headers['strict-transport-security'] === undefined) throw new Error('HSTS is missing');
      const plain = await fetch(`http://localhost:${plainPort}/`, { redirect: 'manual' });
      expectEqual('http', plain.status, 308);
    },
  ],
  [
    'answers are compressed once, over HTTP/2 as well',
    async ({ origin }) => {
      for (const [encoding, decode] of [
        ['gzip', gunzipSync],
        ['br', brotliDecompressSync],
      ] as const) {
        const page = await askOverHttp2(origin, '/', { 'accept-encoding': encoding });
        expectEqual('encoding', page.encoding, encoding);
        const text = decode(page.bytes).toString();
        if (!text.includes('<html')) throw new Error(`${encoding} holds no page: ${text.slice(0, 80)}`);
      }
    },
  ],
  [
    'metrics, readiness and health are closed to strangers',
    async ({ origin, book }) => {
      for (const path of ['/metrics', '/readyz', '/healthz']) {
        expectEqual(`${path} outside`, (await askThrough(origin, path)).status, 404);
        const headers = { authorization: `Bearer ${book.variables()['METRICS_TOKEN']}` };
        expectEqual(`${path} inside`, (await fetch(`${book.origin}${path}`, { headers })).status, 200);
      }
    },
  ],
  [
    'five wrong passwords lock the address that sent them, whatever it writes into X-Forwarded-For',
    async (walk) => {
      const { customerId, password } = walk.customer;
      for (let guess = 0; guess < GUESSES; guess++)
        await signIn(walk, customerId, 'wrong-password', {
          from: '127.0.0.2',
          headers: { 'x-forwarded-for': `9.9.9.${guess}` },
        });
      const forged = { 'x-forwarded-for': '9.9.9.99' };
      const locked = await signIn(walk, customerId, password, { from: '127.0.0.2', headers: forged });
      expectEqual('the address that guessed', codeOf(locked.body), 'lockedOut');
      const other = await signIn(walk, customerId, password, { from: '127.0.0.3' });
      expectEqual('another address', other.status, 200);
    },
  ],
  [
    'a customer signs in, hears prices on a WebSocket, and bets',
    async (walk) => {
      const { origin, mover, gameNum, customer } = walk;
      await mover.put(pushedGame(gameNum));
      const signedIn = await signIn(walk, customer.customerId, customer.password);
      const set = signedIn.headers['set-cookie']?.find((cookie) => cookie.includes('lb_session=')) ?? '';
      if (!/; Secure/i.test(set)) throw new Error(`the session's cookie isn't Secure: ${signedIn.body}`);
      const cookie = set.split(';')[0] ?? '';
      const { session } = JSON.parse(signedIn.body) as { session: SessionAnswer };
      notePage(cookie, session.page);
      if (session.customer?.mustChangePassword === true) await chooseOwnPassword(walk, cookie);
      await hearPrices(walk, cookie);
      const ticket = createTicket([createItem(gameNum, { amountCents: 1_100 })], {
        idempotencyKey: randomUUID(),
      });
      const placed = await askThrough(origin, '/api/tickets', {
        method: 'POST',
        headers: { origin, ...asPage(cookie) },
        body: ticket,
      });
      expectEqual('ticket', (JSON.parse(placed.body) as { state?: string }).state, 'accepted');
    },
  ],
  [
    'a page of another origin is refused',
    async (walk) => {
      const { customerId, password } = walk.customer;
      const foreign = await askThrough(walk.origin, '/api/session', {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
        body: { customerId, password },
      });
      expectEqual('foreign page', foreign.status, 403);
    },
  ],
  [
    'bodies of six megabytes reach the gateway, which alone bounds them',
    async ({ origin, book }) => {
      const send = (bytes: number, headers: Record<string, string> = {}) =>
        askThrough(origin, '/api/feed/mover', { method: 'POST', headers, body: { rows: 'x'.repeat(bytes) } });
      expectEqual('who decides on it', codeOf((await send(5_990_000)).body), 'unauthenticated');
      const [feedId, token] = book.variables()['FEED_PUSH_TOKENS']?.split(':') ?? [];
      const tooLarge = await fetch(`${book.origin}/api/feed/${feedId}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ rows: 'x'.repeat(3_000_000) }),
      });
      const through = await send(3_000_000, { authorization: `Bearer ${token}` });
      expectEqual(
        'a batch beyond its bound',
        [through.status, codeOf(through.body)],
        [tooLarge.status, codeOf(await tooLarge.text())],
      );
      expectEqual('its status', through.status, 413);
    },
  ],
  [
    'a socket on which nothing but the pulse is heard outlives the time limits of the proxy',
    async (walk) => {
      const socket = openSocket(walk);
      try {
        await once(socket as never, 'connect', { signal: AbortSignal.timeout(SOCKET_LIMIT_MS) });
        await sleep(TIME_LIMIT_MS);
        expectEqual('the socket', socket.connected, true);
        await once(socket as never, 'pulse', { signal: AbortSignal.timeout(SOCKET_LIMIT_MS) });
      } finally {
        socket.disconnect();
      }
    },
  ],
  [
    'it finds a gateway that was started anew',
    async ({ origin, book, mover }) => {
      await book.stop();
      expectEqual('meanwhile', Math.floor((await askThrough(origin, '/api/session')).status / 100), 5);
      await book.start();
      const deadline = Date.now() + 30_000;
      while ((await askThrough(origin, '/')).status !== 200)
        if (Date.now() > deadline) throw new Error('the page did not come back');
      await mover.put({});
    },
  ],
];

/** Over nothing but a WebSocket. */
function openSocket({ origin }: Pick<Walk, 'origin'>, cookie = '') {
  return io(origin, {
    path: '/live',
    transports: ['websocket'],
    auth: { wireVersion: WIRE_VERSION, page: pageOf(cookie) },
    extraHeaders: { cookie, origin },
    reconnection: false,
    forceNew: true,
  });
}

/** The first snapshot, a price that moves after it, and a pulse. */
async function hearPrices(walk: Walk, cookie: string): Promise<void> {
  const { gameNum, mover } = walk;
  const socket = openSocket(walk, cookie);
  try {
    const signal = AbortSignal.timeout(SOCKET_LIMIT_MS);
    await once(socket as never, 'connect', { signal });
    const topic = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });
    const [[snapshot]] = await Promise.all([
      once(socket as never, 'snapshot', { signal }),
      socket.timeout(SOCKET_LIMIT_MS).emitWithAck('subscribe', { topics: [{ topic }] }),
    ]);
    if (!JSON.stringify(snapshot).includes(String(gameNum))) throw new Error('the game is not told');
    const line = pushedGame(gameNum)[`line ${gameNum}`];
    const [[change]] = await Promise.all([
      once(socket as never, 'change', { signal }),
      mover.put({ [`line ${gameNum}`]: { ...line, spreadAdj1: -125 } }),
    ]);
    if (!JSON.stringify(change).includes('-125'))
      throw new Error(`no price moved: ${JSON.stringify(change)}`);
    await once(socket as never, 'pulse', { signal });
  } finally {
    socket.disconnect();
  }
}
