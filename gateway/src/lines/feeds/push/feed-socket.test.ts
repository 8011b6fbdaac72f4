import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { movedLine, pushedGame, pushedLine } from '../../../../testing/samples/push-rows.ts';
import {
  createBatch,
  MOVER_TOKEN,
  OTHER_TOKEN,
  setUpPushWorld,
} from '../../../../testing/worlds/push-world.ts';
import { FEED_SOCKET_CODES, MOST_LINES } from './feed-socket.ts';

type Said = { line: number; status: number; batchId?: string; sequence?: number } & Record<string, unknown>;

describe('the WebSocket of a push feed', () => {
  const world = setUpPushWorld();
  const opened: WebSocket[] = [];
  let origin: string;

  beforeEach(async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `ws://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.terminate();
  });

  const dial = (token = MOVER_TOKEN, feedId = 'mover'): WebSocket => {
    const headers = { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`${origin}/api/feed/${feedId}/socket`, { headers });
    socket.on('error', () => undefined);
    opened.push(socket);
    return socket;
  };
  const open = async (): Promise<{ socket: WebSocket; said: Said[] }> => {
    const socket = dial();
    const said: Said[] = [];
    socket.on('message', (text: Buffer) => said.push(JSON.parse(text.toString()) as Said));
    await once(socket, 'open');
    return { socket, said };
  };
  const refusalOf = async (socket: WebSocket) => {
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    const body = (await answer.toArray()).join('');
    return [answer.statusCode, answer.headers['retry-after'], (JSON.parse(body) as { error: unknown }).error];
  };
  const codeOf = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];
  const until = (said: readonly Said[], count: number): Promise<void> =>
    vi.waitFor(() => expect(said).toHaveLength(count), { timeout: 10_000 });
  const image = createBatch(1, [pushedGame(1), pushedLine(1)], true);

  it('answers each line as the call over HTTP is answered, in order', async () => {
    const { socket, said } = await open();
    const bodies = [
      createBatch(1, []),
      image,
      createBatch(2, [movedLine(1)]),
      createBatch(2, [movedLine(1)]),
      createBatch(2, []),
      createBatch(9, [{ kind: 'line', gameNum: 7 }, 'no row', movedLine(1)]),
      { batchId: 'a b', sequence: 1, rows: [] },
      { batchId: 'a', sequence: 10, rows: {} },
      [],
      null,
      createBatch(
        10,
        Array.from({ length: 1_001 }, () => 1),
      ),
      createBatch(11, [{ ...pushedGame(1), team1Id: '\ud800' }]),
    ];
    for (const body of bodies) {
      const count = said.length + 1;
      socket.send(JSON.stringify(body));
      await until(said, count);
      const { line, status, ...rest } = said.at(-1)!;
      const answer = await world.send(JSON.stringify(body), {
        authorization: `Bearer ${MOVER_TOKEN}`,
        'content-type': 'application/json',
      });
      expect([line, status, rest]).toEqual([
        count,
        answer.statusCode,
        expect.objectContaining(answer.json()),
      ]);
    }
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200, 400, 422]));
  });

  it('takes several lines of a message, and what is no JSON costs its line alone', async () => {
    const { socket, said } = await open();
    const lines = [
      JSON.stringify(image),
      '',
      'no JSON',
      '{"batchId":"x","sequence":2,"rows":[],"__proto__":{"image":true}}',
      `{"batchId":"x","sequence":2,"rows":[${'{},'.repeat(9_000)}{}]}`,
      JSON.stringify(createBatch(2, [movedLine(1)])),
    ];
    socket.send(`${lines.join('\n')}\n`);
    await until(said, 5);
    expect(said.map(({ line, status, batchId }) => [line, status, batchId])).toEqual([
      [1, 200, 'b1'],
      [2, 400, undefined],
      [3, 400, undefined],
      [4, 400, undefined],
      [5, 200, 'b2'],
    ]);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('tells a refused batch by its own marks', async () => {
    const { socket, said } = await open();
    socket.send(JSON.stringify(createBatch(5, [])));
    await until(said, 1);
    expect(said[0]).toMatchObject({
      status: 422,
      batchId: 'b5',
      sequence: 5,
      error: { code: 'feedSequence' },
    });
  });

  it.each([
    ['binary', 1003, (socket: WebSocket) => socket.send(Buffer.from('{}'))],
    [
      'what is no UTF-8',
      1007,
      (socket: WebSocket) => socket.send(Buffer.from([0x22, 0xd8, 0x22]), { binary: false }),
    ],
    [
      'more than a batch may be long',
      1009,
      (socket: WebSocket) => socket.send('x'.repeat(2 * 1024 * 1024 + 1)),
    ],
    ['too many lines', 1008, (socket: WebSocket) => socket.send('1\n'.repeat(MOST_LINES + 1))],
  ])('ends a connection that sends %s, and takes nothing of it', async (_, code, send) => {
    const { socket, said } = await open();
    send(socket);
    expect(await codeOf(socket)).toBe(code);
    expect(said).toEqual([]);
    const { socket: next, said: answers } = await open();
    next.send(JSON.stringify(image));
    await until(answers, 1);
    expect(answers[0]!.status).toBe(200);
  });

  it('is for whoever has the feed’s own token', async () => {
    for (const [token, feedId] of [
      ['wrong-token-of-enough-length', 'mover'],
      [OTHER_TOKEN, 'mover'],
      [MOVER_TOKEN, 'nobody'],
      [MOVER_TOKEN, '__proto__'],
    ])
      expect(await refusalOf(dial(token, feedId))).toEqual([401, undefined, { code: 'unauthenticated' }]);
  });

  it('is not for a feed that another gateway runs, or that stops here while it is open', async () => {
    const elsewhere = [503, '1', { code: 'unavailable', params: { reason: 'notRunningHere' } }];
    expect(await refusalOf(dial(OTHER_TOKEN, 'other'))).toEqual(elsewhere);
    const { socket } = await open();
    const ended = codeOf(socket);
    await world.feed.stop();
    expect(await ended).toBe(FEED_SOCKET_CODES.notRunningHere);
    expect(await refusalOf(dial())).toEqual(elsewhere);
  });

  it('gives the place to who connects anew', async () => {
    const { socket } = await open();
    const ended = codeOf(socket);
    const { socket: next, said } = await open();
    expect(await ended).toBe(FEED_SOCKET_CODES.replaced);
    next.send(JSON.stringify(image));
    await until(said, 1);
    expect(said[0]!.status).toBe(200);
    expect(await refusalOf(dial('wrong-token-of-enough-length'))).toContain(401);
    expect(next.readyState).toBe(WebSocket.OPEN);
  });

  it('reads no further than what waits to be taken', async () => {
    const { socket, said } = await open();
    const held = Promise.withResolvers<void>();
    const append = world.book.append.bind(world.book);
    vi.spyOn(world.book, 'append').mockImplementation(async (changes) => {
      await held.promise;
      return append(changes);
    });
    socket.send(JSON.stringify(image));
    const blank = ' '.repeat(1_000_000);
    for (let sequence = 2; sequence < 32; sequence += 1)
      socket.send(blank + JSON.stringify(createBatch(sequence, [movedLine(1)])));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(socket.bufferedAmount).toBeGreaterThan(10_000_000);
    expect(said).toEqual([]);
    held.resolve();
    await until(said, 31);
    expect(said.map(({ sequence, status }) => [sequence, status])).toEqual(
      Array.from({ length: 31 }, (_, at) => [at + 1, 200]),
    );
  });

  it('is ended when nobody is at its other end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const gone = new WebSocket(`${origin}/api/feed/mover/socket`, {
        headers: { authorization: `Bearer ${MOVER_TOKEN}` },
        autoPong: false,
      });
      opened.push(gone);
      await once(gone, 'open');
      const ended = codeOf(gone);
      const pinged = once(gone, 'ping');
      vi.advanceTimersByTime(15_000);
      await pinged;
      vi.advanceTimersByTime(15_000);
      expect(await ended).toBe(1006);
      const { socket: alive } = await open();
      for (let beat = 0; beat < 4; beat += 1) {
        const ping = once(alive, 'ping');
        vi.advanceTimersByTime(15_000);
        await ping;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(alive.readyState).toBe(WebSocket.OPEN);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends with its gateway', async () => {
    const { socket } = await open();
    const ended = codeOf(socket);
    await world.app.close();
    expect(await ended).toBe(1012);
  });
});
