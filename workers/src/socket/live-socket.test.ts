import type { WatchPassAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { ERROR_CODES } from '@lineboard/domain/ground/error/error-code';
import { GatewayMessageSchema, type GatewayMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { LEAST_WIRE_VERSION, WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LINES_TOPIC, sampleGame } from '../../testing/sample-book.ts';
import { putOp, SampleGateway } from '../../testing/sample-gateway.ts';
import { createLiveSocket, type LiveSocket } from './live-socket.ts';
import type { LiveEvent } from './socket-event.ts';

const sample = new SampleGateway(LINES_TOPIC, [putOp('game', sampleGame(1))]);
const topicMessage = (told: ReturnType<typeof sample.snapshot>): GatewayMessage =>
  ({ event: told.kind, payload: told.message }) as GatewayMessage;

/** One of each message that a gateway sends. */
const SAID: readonly GatewayMessage[] = [
  topicMessage(sample.snapshot()),
  topicMessage(sample.change(putOp('game', sampleGame(1)))),
  {
    event: 'pulse',
    payload: {
      serverMs: 1,
      bookMs: 2,
      bookSpeed: 1,
      epoch: 'e1',
      clk: 1,
      accepting: false,
      feeds: [{ feedId: 'mover', state: 'down', sinceMs: 3 }],
    },
  },
  { event: 'slow', payload: { slow: true, sinceMs: 4 } },
  { event: 'slow', payload: { slow: false, sinceMs: 5 } },
  { event: 'customer', payload: { kind: 'messages' } as never },
  { event: 'sample', payload: { mark: 'a mark', from: 1, clk: 2 } },
];

const eventOf = ({ event, payload }: GatewayMessage): object => {
  if (event === 'slow') return { kind: event, ...payload };
  if (event === 'customer') return { kind: event, event: payload };
  if (event === 'sample') return { kind: event, message: payload, heardMs: expect.closeTo(Date.now(), -4) };
  return { kind: event, message: payload };
};

let io: Server;
let live: LiveSocket;
let peers: Socket[];
let told: LiveEvent[];
let refusal: (Error & { data?: object }) | null;

beforeEach(async () => {
  peers = [];
  told = [];
  refusal = null;
  const http = createServer();
  io = new Server(http, { path: '/live', serveClient: false });
  io.use((_, next) => (refusal === null ? next() : next(refusal)));
  io.on('connection', (peer) => peers.push(peer));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  live = createLiveSocket((event) => told.push(event), `http://127.0.0.1:${port}`);
});
afterEach(async () => {
  live.disconnect();
  await io.close();
});

const connect = async (): Promise<Socket> => {
  live.connect('page of ALICE');
  await vi.waitFor(() => expect(told.map(({ kind }) => kind)).toEqual(['connected']));
  told.length = 0;
  return peers.at(-1)!;
};

it('passes on every message of a gateway, with all of its content', async () => {
  const peer = await connect();
  for (const { event, payload } of SAID) peer.emit(event, payload);
  await vi.waitFor(() => expect(told).toHaveLength(SAID.length));
  expect(told).toEqual(SAID.map(eventOf));
  const events = GatewayMessageSchema.anyOf.map(({ properties }) => properties.event.const);
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(events));
});

it('says which wires it reads and whose page it is, and reconnects when told to', async () => {
  const peer = await connect();
  expect(peer.handshake.auth).toEqual({
    wireVersion: WIRE_VERSION,
    leastWireVersion: LEAST_WIRE_VERSION,
    page: 'page of ALICE',
  });
  peer.disconnect(true);
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'disconnected' }]));
  told.length = 0;
  live.connect('page of BOB');
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'connected' }]));
  expect(peers.at(-1)?.handshake.auth['page']).toBe('page of BOB');
});

it.each(ERROR_CODES.slice(0, 3))('says why it was refused: %s', async (code) => {
  refusal = Object.assign(new Error('refused'), { data: { code } });
  live.connect('page of ALICE');
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'refused', code }]));
});

it('passes on when to come, and says then and after each connection that it comes back', async () => {
  const queries: unknown[] = [];
  io.use(({ handshake }, next) => {
    queries.push(handshake.query['back']);
    next();
  });
  refusal = Object.assign(new Error('full'), { data: { code: 'unavailable', retryInMs: 1_234 } });
  live.connect('page of ALICE');
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'refused', code: 'unavailable', retryInMs: 1_234 }]));
  for (const lie of [-1, '5', Number.NaN, null]) {
    told.length = 0;
    refusal = Object.assign(new Error('full'), { data: { code: 'unavailable', retryInMs: lie } });
    live.connect('page of ALICE');
    await vi.waitFor(() => expect(told).toEqual([{ kind: 'refused', code: 'unavailable' }]));
  }
  refusal = null;
  told.length = 0;
  const peer = await connect();
  peer.disconnect(true);
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'disconnected' }]));
  told.length = 0;
  await connect();
  expect(queries).toEqual(['1', '1']);
});

it('doesn’t say that it comes back the first time', async () => {
  const peer = await connect();
  expect(peer.handshake.query['back']).toBeUndefined();
});

it('treats an unknown refusal as a failed connection', async () => {
  refusal = Object.assign(new Error('no'), { data: { code: 'of another version' } });
  live.connect('page of ALICE');
  await vi.waitFor(() => expect(told).toEqual([{ kind: 'disconnected' }]));
});

it('requests topics and receives the answer, or learns that none came, and leaves topics', async () => {
  const peer = await connect();
  const asked: unknown[] = [];
  peer.on('subscribe', (request, answer) => {
    asked.push(request);
    answer({ ok: false, code: 'tooManyTopics' });
  });
  const request = { topics: [{ topic: LINES_TOPIC }] };
  expect(await live.subscribe(request)).toEqual({ ok: false, code: 'tooManyTopics' });
  expect(asked).toEqual([request]);
  const left = new Promise((resolve) => peer.on('unsubscribe', resolve));
  live.unsubscribe([LINES_TOPIC]);
  expect(await left).toEqual({ topics: [LINES_TOPIC] });
  peer.removeAllListeners('subscribe');
  expect(await live.subscribe(request)).toBeNull();
});

describe('a gateway at the edge', () => {
  const PASS = { pass: 'the pass', renewInMs: 40 };
  const needsPass = Object.assign(new Error('unavailable'), { data: { code: 'unavailable', needs: 'pass' } });
  let asked: string[];
  let held: Array<string | undefined>;
  let answers: Array<WatchPassAnswer | null>;

  beforeEach(() => {
    asked = [];
    held = [];
    answers = [PASS];
    io.use(({ handshake }, next) => next(handshake.auth['pass'] === undefined ? needsPass : undefined));
    const { port } = io.httpServer.address() as AddressInfo;
    live = createLiveSocket(
      (event) => told.push(event),
      `http://127.0.0.1:${port}`,
      async (page, pass) => {
        asked.push(page);
        held.push(pass);
        return answers.length > 1 ? answers.shift()! : answers[0]!;
      },
    );
  });

  it('gets the pass that the book gives, and another one before it is over', async () => {
    const peer = await connect();
    expect(peer.handshake.auth).toMatchObject({ page: 'page of ALICE', pass: 'the pass' });
    const renewed = await new Promise((resolve) => peer.once('renew', resolve));
    expect(renewed).toEqual({ pass: 'the pass' });
    expect(new Set(asked)).toEqual(new Set(['page of ALICE']));
  });

  it('shows the book the pass that is held, which can be extended while its session can’t be looked up', async () => {
    const peer = await connect();
    await new Promise((resolve) => peer.once('renew', resolve));
    expect(held.slice(0, 2)).toEqual([undefined, 'the pass']);
    // Another page's is shown to nobody.
    live.disconnect();
    live.connect('page of BOB');
    await vi.waitFor(() => expect(asked.at(-1)).toBe('page of BOB'));
    expect(held[asked.indexOf('page of BOB')]).toBeUndefined();
  });

  it('is told when the book has given none, which is asked again for the next connection', async () => {
    answers = [{ pass: '', renewInMs: 0 }];
    const peer = await connect();
    expect(peer.handshake.auth['pass']).toBe('');
    peer.disconnect(true);
    await vi.waitFor(() => expect(told).toEqual([{ kind: 'disconnected' }]));
    told.length = 0;
    await connect();
    expect(asked).toHaveLength(2);
  });

  it('is not asked again and again when it refuses the pass as well, or the book doesn’t answer', async () => {
    io.use((_, next) => next(needsPass));
    live.connect('page of ALICE');
    await vi.waitFor(() => expect(told).toEqual([{ kind: 'refused', code: 'unavailable' }]));
    expect(asked).toHaveLength(1);
    answers = [null];
    told.length = 0;
    live.connect('page of BOB');
    await vi.waitFor(() => expect(told).toEqual([{ kind: 'refused', code: 'unavailable' }]));
    expect(asked).toEqual(['page of ALICE', 'page of BOB']);
  });

  it('never gets one page’s pass from another page', async () => {
    await connect();
    live.disconnect();
    answers = [{ pass: 'of BOB', renewInMs: 60_000 }];
    live.connect('page of BOB');
    await vi.waitFor(() => expect(peers.at(-1)?.handshake.auth['pass']).toBe('of BOB'));
  });

  it('gets another pass when the customer’s settings changed', async () => {
    answers = [
      { pass: 'old', renewInMs: 60_000 },
      { pass: 'new', renewInMs: 60_000 },
    ];
    const peer = await connect();
    const renewed = new Promise((resolve) => peer.once('renew', resolve));
    peer.emit('customer', { kind: 'settings' });
    expect(await renewed).toEqual({ pass: 'new' });
  });

  it('asks the book for no pass while its connection is gone', async () => {
    answers = [{ pass: 'the pass', renewInMs: 400 }];
    const peer = await connect();
    peer.disconnect(true);
    await vi.waitFor(() => expect(told).toEqual([{ kind: 'disconnected' }]));
    await sleep(600);
    expect(asked).toHaveLength(1);
  });
});
