import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { once } from 'node:events';
import { connect, type Socket as TcpSocket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClientAddress } from '../../ground/caller/client-address.ts';
import { game, image, line, move } from '../../../testing/samples/feed-samples.ts';
import { callLive, openLiveClient, startLiveGateway } from '../../../testing/gateways/live-gateway.ts';
import type { LiveClient, LiveGateway } from '../../../testing/gateways/live-gateway.ts';
import { createInProcessLog } from '../../lines/log/in-process-log.ts';
import type { InProcessLog } from '../../lines/log/in-process-log.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveServerOptions } from './live-server.ts';

const NFL = 'lines/main/Football/NFL';
/** Nothing waits for a socket any more, and no sweep looks at it. */
const AT_REST_AFTER_MS = 200;
const TOPICS = Array.from({ length: 64 }, (_, at) => ({ topic: `lines/main/Football/L${at}` }));

describe('the limits of one client', () => {
  let log: InProcessLog;
  let gateway: LiveGateway;
  const clients: LiveClient[] = [];
  const raw: TcpSocket[] = [];
  const start = async (limits: Partial<LiveLimits>, options: Partial<LiveServerOptions> = {}) => {
    gateway = await startLiveGateway(log, { limits, ...options });
  };
  const open = (options: Parameters<typeof openLiveClient>[1] = {}): LiveClient => {
    const client = openLiveClient(gateway.port, options);
    clients.push(client);
    return client;
  };
  /** @returns 'open', or the reason why it isn't */
  const outcomeOf = (client: LiveClient): Promise<string> =>
    new Promise((resolve) => {
      client.on('connect', () => resolve('open'));
      client.on('connect_error', (error) =>
        resolve((error as { data?: { code?: string } }).data?.code ?? 'refused'),
      );
    });
  const connected = async (): Promise<LiveClient> => {
    const client = open();
    expect(await outcomeOf(client)).toBe('open');
    return client;
  };
  /** Opens a WebSocket by hand, for messages that no client library would send. */
  const openRaw = async (): Promise<TcpSocket> => {
    const socket = connect(gateway.port, '127.0.0.1');
    raw.push(socket);
    socket.write(
      'GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: book.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    const [head] = await once(socket, 'data');
    expect(String(head)).toContain('101 Switching Protocols');
    socket.resume();
    return socket;
  };
  /** Creates one masked frame of at most 125 bytes. */
  const frame = (opcode: number, text: string): Buffer =>
    Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

  beforeEach(async () => {
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    await log.append('demo', image(game(), line()));
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.disconnect();
    for (const socket of raw.splice(0)) socket.destroy();
    await gateway.close();
    await log.close();
  });

  it('bound the sockets of an address, of a /64 for IPv6, and free the room again', async () => {
    const forwarded = createClientAddress((_address, hop) => hop === 0);
    await start({ socketsPerAddress: 3 }, { clientAddress: forwarded });
    const from = (address: string) => open({ extraHeaders: { 'x-forwarded-for': address } });
    const storm = Array.from({ length: 30 }, (_, at) => from(`2001:db8::${at}`));
    const outcomes = await Promise.all(storm.map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(3);
    expect(await outcomeOf(from('2001:db8:0:1::1'))).toBe('open');
    expect(await outcomeOf(from('2001:db8::99'))).toBe('refused');
    storm[outcomes.indexOf('open')]?.disconnect();
    await vi.waitFor(async () => expect(await outcomeOf(from('2001:db8::99'))).toBe('open'));
  });

  it('bound the sockets of all clients, and free the room again', async () => {
    await start({ socketsInAll: 2 });
    const [first] = [await connected(), await connected()];
    expect(await outcomeOf(open())).toBe('refused');
    first.disconnect();
    await vi.waitFor(async () => expect(await outcomeOf(open())).toBe('open'));
  });

  it('let nobody in over a connection that asks for several sockets, and close it', async () => {
    await start({});
    const socket = await openRaw();
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    const ask = frame(1, `40${JSON.stringify({ wireVersion: WIRE_VERSION })}`);
    socket.write(Buffer.concat(Array.from({ length: 20 }, () => ask)));
    await connected();
    expect(gateway.live.socketCount).toBe(1);
    // Who goes on sending is cut off at once.
    socket.write(ask);
    await closed;
  });

  it('let a connection ask again when its socket has gone, and count one', async () => {
    await start({});
    const socket = await openRaw();
    const ask = frame(1, `40${JSON.stringify({ wireVersion: WIRE_VERSION })}`);
    for (let at = 0; at < 5; at += 1) {
      socket.write(ask);
      await vi.waitFor(() => expect(gateway.live.socketCount).toBe(1));
      socket.write(frame(1, '41'));
      await vi.waitFor(() => expect(gateway.live.socketCount).toBe(0));
    }
    expect(socket.destroyed).toBe(false);
  });

  it('bound the sockets of a customer, whatever addresses they come from', async () => {
    const session = { store: 'main', sessionId: 's', expiresAtMs: Date.now() + 3_600_000 };
    await start(
      { socketsPerCustomer: 2 },
      { authenticate: async (cookie) => ({ ...session, customerId: cookie ?? '' }) },
    );
    const auth = { wireVersion: WIRE_VERSION, page: 'starting' };
    const of = (customerId: string) => open({ auth, extraHeaders: { cookie: customerId } });
    const storm = Array.from({ length: 10 }, () => of('ANNA'));
    const outcomes = await Promise.all(storm.map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === 'rateLimited')).toHaveLength(8);
    expect(await outcomeOf(of('BEA'))).toBe('open');
    storm[outcomes.indexOf('open')]?.disconnect();
    await vi.waitFor(async () => expect(await outcomeOf(of('ANNA'))).toBe('open'));
  });

  it('count a call by the topics that it names', async () => {
    await start({ burstTopics: 130, topicsPerSecond: 0.001 });
    const client = await connected();
    const ask = async (topics: unknown) => callLive(client, 'subscribe', { topics });
    expect([await ask(TOPICS), await ask(TOPICS), await ask(TOPICS)]).toEqual([
      { ok: true },
      { ok: true },
      { ok: false, code: 'rateLimited' },
    ]);
    expect([await ask([TOPICS[0]]), await ask([TOPICS[1]]), await ask([TOPICS[2]])]).toEqual([
      { ok: true },
      { ok: true },
      { ok: false, code: 'rateLimited' },
    ]);
  });

  it('space out a topic’s snapshots, and send the requested one as soon as it is allowed', async () => {
    await start({ snapshotEveryMs: 400, burstTopics: 1_000, sweepMs: 10 });
    const client = await connected();
    await sleep(AT_REST_AFTER_MS);
    const sentAtMs: number[] = [];
    client.on('snapshot', () => sentAtMs.push(performance.now()));
    for (let at = 0; at < 100; at += 1) {
      // Unsubscribing from the topic in between changes nothing.
      if (at % 10 === 9) await callLive(client, 'unsubscribe', { topics: [NFL] });
      await callLive(client, 'subscribe', { topics: [{ topic: NFL }] });
    }
    const reader = new TopicReader(NFL);
    client.on('snapshot', (message) => reader.readSnapshot(message));
    client.on('change', (message) => reader.readChange(message));
    client.emit('subscribe', { topics: [reader.ask()] }, () => {});
    await log.append('demo', [move({ moneyLine1: 155 })]);
    await vi.waitFor(() => expect(reader.state).toEqual(gateway.book.topicState(NFL)));
    const gaps = sentAtMs.slice(1).map((atMs, at) => atMs - (sentAtMs[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(350);
  });

  it('still bring a reader that has a position up to date at once', async () => {
    await start({ snapshotEveryMs: 60_000 });
    const client = await connected();
    const reader = new TopicReader(NFL);
    client.on('snapshot', (message) => reader.readSnapshot(message));
    client.on('change', (message) => reader.readChange(message));
    for (let at = 0; at < 5; at += 1) {
      client.emit('subscribe', { topics: [reader.ask()] }, () => {});
      await vi.waitFor(() => expect(reader.asking).toBe(false));
    }
    expect(reader.state).toEqual(gateway.book.topicState(NFL));
  });

  it('cut off a client that keeps sending after it was closed, without waiting for its consent', async () => {
    await start({});
    const socket = await openRaw();
    const closed = new Promise((resolve) => socket.on('close', resolve));
    // A connection that is cut off may be reset.
    socket.on('error', () => {});
    // This is an event before the namespace was joined: socket.io closes the connection.
    for (let at = 0; at < 3; at += 1) socket.write(frame(1, '42["nonsense",1]'));
    await closed;
    expect(socket.destroyed).toBe(true);
  }, 10_000);

  it.each([
    ['events that nobody knows', 1, '42["nonsense",1]'],
    ['namespaces that do not exist', 1, '40/admin,'],
    ['heartbeats out of turn', 1, '3'],
    ['pings of the WebSocket', 9, ''],
  ])('cut off a client that floods the gateway with %s', async (_what, opcode, text) => {
    await start({ burstPackets: 20, packetsPerSecond: 1 });
    const other = await connected();
    const socket = await openRaw();
    const closed = new Promise((resolve) => socket.on('close', resolve));
    // It joins as any page does: a client that never joins would be closed after a while just for that.
    socket.write(frame(1, `40${JSON.stringify({ wireVersion: WIRE_VERSION })}`));
    await vi.waitFor(() => expect(gateway.live.socketCount).toBe(2));
    // A connection that is cut off may be reset.
    socket.on('error', () => {});
    for (let at = 0; at < 15; at += 1) socket.write(frame(opcode, text));
    await callLive(other, 'unsubscribe', { topics: [NFL] });
    expect(socket.destroyed).toBe(false);
    for (let at = 0; at < 10; at += 1) socket.write(frame(opcode, text));
    await closed;
    expect(other.connected).toBe(true);
  });
});
