import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { once } from 'node:events';
import { connect, type Socket as TcpSocket } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game, image, line } from '../../../testing/samples/feed-samples.ts';
import { openLiveClient, startLiveGateway } from '../../../testing/gateways/live-gateway.ts';
import type { LiveClient, LiveGateway } from '../../../testing/gateways/live-gateway.ts';
import { createInProcessLog } from '../../lines/log/in-process-log.ts';
import type { InProcessLog } from '../../lines/log/in-process-log.ts';

/** One session is looked up at a time, and five may wait meanwhile (10 ms at 500 a second). */
const LIMITS = { mostChecks: 1, admittedPerTurn: 1, mostWaitMs: 10 };
const MOST_WAITING = 6;

describe('pages that come faster than they can be let in', () => {
  let log: InProcessLog;
  let gateway: LiveGateway;
  let registry: Registry;
  let release: () => void;
  let asked: string[];
  let clients: LiveClient[];
  let raw: TcpSocket[];
  const heard = new Map<LiveClient, unknown>();

  const figure = async (name: string): Promise<number> => {
    const text = await registry.getSingleMetricAsString(`lineboard_live_${name}`);
    return Number(/^\S+ (\S+)$/m.exec(text.replaceAll(/^#.*\n/gm, ''))?.[1]);
  };
  const open = (query: Record<string, string> = {}): LiveClient => {
    const client = openLiveClient(gateway.port, { query });
    client.on('connect', () => heard.set(client, 'open'));
    client.on('connect_error', (error) => heard.set(client, (error as { data?: unknown }).data));
    clients.push(client);
    return client;
  };
  const openRaw = async (more = '', key = 'dGhlIHNhbXBsZSBub25jZQ=='): Promise<TcpSocket> => {
    const socket = connect(gateway.port, '127.0.0.1');
    raw.push(socket);
    await once(socket, 'connect');
    socket.write(
      `GET /live/?EIO=4&transport=websocket${more} HTTP/1.1\r\nHost: book.example\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    return socket;
  };
  const waitFor = async (waiting: number): Promise<void> =>
    vi.waitFor(async () => expect(await figure('waiting')).toBe(waiting));
  /** The door is busy with one page, and as many wait as may. */
  const fill = async (): Promise<void> => {
    open();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    for (let at = 1; at <= MOST_WAITING; at += 1) {
      open();
      await waitFor(at);
    }
  };

  beforeEach(async () => {
    asked = [];
    clients = [];
    raw = [];
    heard.clear();
    registry = new Registry();
    let isReleased = false;
    const waiters: Array<() => void> = [];
    release = () => {
      isReleased = true;
      for (const go of waiters.splice(0)) go();
    };
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    await log.append('demo', image(game(), line()));
    gateway = await startLiveGateway(log, {
      limits: LIMITS,
      registry,
      authenticate: async (_, pass) => {
        asked.push(String(pass));
        if (!isReleased) await new Promise<void>((resolve) => waiters.push(resolve));
        return 'visitor';
      },
    });
  });
  afterEach(async () => {
    release();
    for (const client of clients) client.disconnect();
    for (const socket of raw) socket.destroy();
    await gateway.close();
    await log.close();
  });

  it('wait, and all that waited come in; who finds no place is told when to come', async () => {
    await fill();
    const [late, later] = [open(), open()];
    await vi.waitFor(() => expect(heard.size).toBe(2));
    for (const client of [late, later])
      expect(heard.get(client)).toEqual({ code: 'unavailable', retryInMs: expect.any(Number) });
    const times = [late, later].map((client) => (heard.get(client) as { retryInMs: number }).retryInMs);
    for (const ms of times) expect(ms > 0 && ms < 1_000).toBe(true);
    expect(await figure('told_to_come_total')).toBe(2);
    expect(asked).toHaveLength(1);
    release();
    await vi.waitFor(() => expect(gateway.live.socketCount).toBe(1 + MOST_WAITING));
    expect(await figure('waiting')).toBe(0);
    late.connect();
    await vi.waitFor(() => expect(heard.get(late)).toBe('open'));
  });

  it('come in before strangers when they say that they were here', async () => {
    await fill();
    const back = open({ back: '1' });
    await waitFor(MOST_WAITING + 1);
    release();
    await vi.waitFor(() => expect(gateway.live.socketCount).toBe(2 + MOST_WAITING));
    expect([...heard.keys()].indexOf(back)).toBe(1);
  });

  it('are told so by HTTP when they speak no WebSocket, and the connection ends', async () => {
    await fill();
    const socket = await openRaw('', 'no key');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    await once(socket, 'end');
    // A key that is none is refused by the WebSocket library itself where there is room.
    expect(answer).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\nRetry-After: 1\r\n/);
  });

  it('get the whole answer though they have more to say, and lose the connection when they stay', async () => {
    await fill();
    const socket = await openRaw();
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = once(socket, 'end');
    const closed = once(socket, 'close');
    socket.write(Buffer.alloc(100_000));
    await ended;
    const answer = Buffer.concat(chunks).toString('latin1');
    expect(answer).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n');
    expect(answer).toMatch(/44{"message":"unavailable","data":{"code":"unavailable","retryInMs":\d+}}/);
    expect(answer.slice(-4)).toBe('\x88\x02\x03\xf5');
    await closed;
  });

  it('cost nothing when they go while they wait, whichever way', async () => {
    await fill();
    const reset = await openRaw('&back=1');
    await waitFor(MOST_WAITING + 1);
    const gone = await openRaw('&back=1');
    await waitFor(MOST_WAITING + 2);
    reset.resetAndDestroy();
    gone.destroy();
    const back = open({ back: '1' });
    await waitFor(MOST_WAITING + 3);
    release();
    await vi.waitFor(() => expect(heard.get(back)).toBe('open'));
    await vi.waitFor(() => expect(gateway.live.socketCount).toBe(2 + MOST_WAITING));
    expect(gateway.failures).toEqual([]);
  });

  it('are told to come again when the gateway stops', async () => {
    await fill();
    void gateway.live.close();
    await vi.waitFor(() => expect(heard.size).toBe(MOST_WAITING));
    expect([...heard.values()]).toEqual(
      Array.from({ length: MOST_WAITING }, () => ({ code: 'unavailable', retryInMs: expect.any(Number) })),
    );
  });

  it('find a window that is wider while the loop is late, and that operators are told of', async () => {
    expect(await figure('window_seconds')).toBe(0.05);
    for (let at = 0; at < 40 && (await figure('window_seconds')) < 0.1; at += 1) {
      const untilMs = performance.now() + 250;
      while (performance.now() < untilMs);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(await figure('window_seconds')).toBeGreaterThanOrEqual(0.1);
    expect(gateway.lines.some(({ msg }) => msg === 'late: gathers changes for longer')).toBe(true);
  });
});
