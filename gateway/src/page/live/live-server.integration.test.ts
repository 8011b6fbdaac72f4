import { once } from 'node:events';
import { request } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createNotedFailures, NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { CustomerEvent, PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import { LEAST_WIRE_VERSION, WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game, image, line, move } from '../../../testing/samples/feed-samples.ts';
import { callLive, openLiveClient, startLiveGateway } from '../../../testing/gateways/live-gateway.ts';
import type { LiveClient, LiveGateway } from '../../../testing/gateways/live-gateway.ts';
import { createInProcessLog } from '../../lines/log/in-process-log.ts';
import type { InProcessLog } from '../../lines/log/in-process-log.ts';
import { createOriginCheck } from '../../ground/caller/check-origin.ts';
import { createPageMark } from '../../account/session/page-mark.ts';
import type { LiveServerOptions } from './live-server.ts';

const NFL = 'lines/main/Football/NFL';

/** Subscribes as a page does. */
const follow = (client: LiveClient, topic = NFL): TopicReader => {
  const reader = new TopicReader(topic);
  client.on('snapshot', (message) => void (message.topic === topic && reader.readSnapshot(message)));
  client.on('change', (message) => void (message.topic === topic && reader.readChange(message)));
  client.emit('subscribe', { topics: [reader.ask()] }, () => {});
  return reader;
};

describe('the live server', () => {
  let log: InProcessLog;
  let gateway: LiveGateway;
  const clients: LiveClient[] = [];
  const start = async (options: Partial<LiveServerOptions> = {}): Promise<void> => {
    gateway = await startLiveGateway(log, options);
  };
  const open = (options: Parameters<typeof openLiveClient>[1] = {}): LiveClient => {
    const client = openLiveClient(gateway.port, options);
    clients.push(client);
    return client;
  };
  const connected = async (options: Parameters<typeof openLiveClient>[1] = {}): Promise<LiveClient> => {
    const client = open(options);
    await vi.waitFor(() => expect(client.connected).toBe(true));
    return client;
  };
  const refusalOf = async (options: Parameters<typeof openLiveClient>[1]): Promise<string> =>
    new Promise((resolve, reject) => {
      const client = open(options);
      client.on('connect_error', (error) =>
        resolve((error as { data?: { code?: string } }).data?.code ?? 'refused'),
      );
      client.on('connect', () => reject(new Error('was let in')));
    });
  const markOf = (sessionId: string, customerId = sessionId) => createPageMark({ customerId, sessionId });
  const auth = (page: string) => ({ wireVersion: WIRE_VERSION, page });
  const cookie = (value: string, page = markOf(value)) => ({
    extraHeaders: { cookie: `lb_session=${value}` },
    auth: auth(page),
  });
  const authenticate: LiveServerOptions['authenticate'] = async (header) => {
    if (header === undefined) return 'visitor';
    const customerId = header.replace('lb_session=', '');
    if (customerId === 'BROKEN') throw new Error('the database is away');
    return customerId === 'ENDED'
      ? 'ended'
      : {
          customerId,
          store: customerId === 'NORA' ? 'north' : 'main',
          sessionId: customerId,
          expiresAtMs: Date.now() + 3_600_000,
        };
  };

  beforeEach(async () => {
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    await log.append('demo', image(game(), line(), line({ store: 'north' })));
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.disconnect();
    await gateway.close();
    await log.close();
  });

  it('names the proxy of a request that lost its Upgrade on the way, and of no other', async () => {
    const { reporter, failures } = createNotedFailures();
    await start({ reporter });
    const open = `http://127.0.0.1:${gateway.port}/live/?EIO=4&transport=`;
    expect((await fetch(`${open}polling`)).status).toBe(400);
    expect(failures).toEqual([]);
    expect((await fetch(`${open}websocket`)).status).toBe(400);
    expect(failures).toMatchObject([
      { kind: 'upgradeStripped', cause: { message: expect.stringContaining('pass Upgrade') } },
    ]);
    await connected();
    expect(failures).toHaveLength(1);
  });

  it('sends the feed’s changes to everyone who listens, and to nobody else', async () => {
    await start();
    const [one, two, deaf] = [await connected(), await connected(), await connected()];
    const [first, second] = [follow(one), follow(two)];
    const stray = vi.fn<() => void>();
    deaf.on('change', stray);
    await vi.waitFor(() => expect([first.asking, second.asking]).toEqual([false, false]));
    await log.append('demo', [move({ moneyLine1: 155 })]);
    await vi.waitFor(() => expect(first.state.line.get('1.0')?.moneyLine1).toBe(155));
    await vi.waitFor(() => expect(second.state).toEqual(gateway.book.topicState(NFL)));
    expect(stray).not.toHaveBeenCalled();
  });

  it('sends what changed in several leagues of a page in one write', async () => {
    const CFL = 'lines/main/Football/CFL';
    await log.append('demo', [game({ gameNum: 2, sportSubType: 'CFL' }), line({ gameNum: 2 })]);
    await start();
    const client = await connected();
    const [first, second] = [follow(client), follow(client, CFL)];
    await vi.waitFor(() => expect([first.asking, second.asking]).toEqual([false, false]));
    const held = vi.spyOn(Socket.prototype, 'cork');
    await log.append('demo', [move({ moneyLine1: 155 })]);
    await vi.waitFor(() => expect(first.state.line.get('1.0')?.moneyLine1).toBe(155));
    expect(held).not.toHaveBeenCalled();
    await log.append('demo', [move({ moneyLine1: 156 }), move({ gameNum: 2, moneyLine1: 157 })]);
    await vi.waitFor(() => expect(second.state.line.get('2.0')?.moneyLine1).toBe(157));
    expect(held).toHaveBeenCalledTimes(1);
    held.mockRestore();
  });

  it('gathers changes for as long as the window is, which a late loop widens', async () => {
    let sayLate: (lateMs: number) => void = () => undefined;
    const never = 3_600_000;
    await start({
      limits: { windowMs: 20, widestWindowMs: never, pulseMs: never },
      watchLag: (hear) => {
        sayLate = hear;
        return () => undefined;
      },
    });
    const client = await connected();
    const reader = follow(client);
    await vi.waitFor(() => expect(reader.asking).toBe(false));
    const changeTo = (moneyLine1: number): Promise<unknown> => log.append('demo', [move({ moneyLine1 })]);
    const seen = (): unknown => reader.state.line.get('1.0')?.moneyLine1;
    await changeTo(151);
    await changeTo(152);
    await vi.waitFor(() => expect(seen()).toBe(152));
    for (let at = 0; at < 100; at += 1) sayLate(1_000);
    // The first one begins a window that ends long after this test.
    await setTimeout(50);
    await changeTo(153);
    await changeTo(154);
    await vi.waitFor(() => expect(seen()).toBe(153));
    await setTimeout(300);
    expect(seen()).toBe(153);
  });

  it('sends nothing more of a topic that was unsubscribed', async () => {
    await start();
    const client = await connected();
    const reader = follow(client);
    await vi.waitFor(() => expect(reader.asking).toBe(false));
    expect(await callLive(client, 'unsubscribe', { topics: [NFL] })).toEqual({ ok: true });
    await log.append('demo', [move({ moneyLine1: 155 })]);
    await callLive(client, 'unsubscribe', { topics: [NFL] });
    expect(reader.state.line.get('1.0')?.moneyLine1).toBe(150);
  });

  it('resumes from a position with a delta, even on another gateway of the same log', async () => {
    await start();
    const other = await startLiveGateway(log);
    const client = await connected();
    const reader = follow(client);
    await vi.waitFor(() => expect(reader.asking).toBe(false));
    client.disconnect();
    reader.disconnected();
    await log.append('demo', [move({ moneyLine1: 155 })]);
    const again = openLiveClient(other.port);
    clients.push(again);
    const snapshots = vi.fn<() => void>();
    again.on('snapshot', snapshots);
    again.on('change', (message) => reader.readChange(message));
    again.emit('subscribe', { topics: [reader.ask()] }, () => {});
    await vi.waitFor(() => expect(reader.asking).toBe(false));
    await log.append('demo', [move({ moneyLine1: 156 })]);
    await vi.waitFor(() => expect(reader.state.line.get('1.0')?.moneyLine1).toBe(156));
    expect(reader.state).toEqual(other.book.topicState(NFL));
    expect(snapshots).not.toHaveBeenCalled();
    await other.close();
  });

  describe('at the handshake', () => {
    beforeEach(() => start({ authenticate }));

    it('refuses another wire version', async () => {
      expect(await refusalOf({ auth: { wireVersion: WIRE_VERSION + 1 } })).toBe('wireVersion');
      expect(await refusalOf({ auth: { wireVersion: LEAST_WIRE_VERSION - 1 } })).toBe('outdated');
      expect(await refusalOf({ auth: {} })).toBe('badRequest');
    });

    it('lets in a page of a neighboring version', async () => {
      const newer = { wireVersion: WIRE_VERSION + 1, leastWireVersion: WIRE_VERSION };
      for (const auth of [newer, { wireVersion: LEAST_WIRE_VERSION }]) {
        const client = open({ auth });
        await vi.waitFor(() => expect(client.connected).toBe(true));
      }
    });

    it('lets a page whose session is no longer valid in as a visitor’s, and says so', async () => {
      const client = open(cookie('ENDED'));
      const heard: CustomerEvent[] = [];
      client.on('customer', (event) => heard.push(event));
      const reader = follow(client);
      await vi.waitFor(() => expect(reader.state).toEqual(gateway.book.topicState(NFL)));
      expect(heard).toEqual([{ kind: 'sessionEnded' }]);
      gateway.customerEvents.publish('ENDED', { kind: 'wagers' });
      await callLive(client, 'unsubscribe', { topics: [NFL] });
      expect(heard).toHaveLength(1);
    });

    it('refuses the page of another customer, and one that doesn’t say whose it is', async () => {
      for (const page of [markOf('BEA'), 'visitor'])
        expect(await refusalOf(cookie('ANNA', page))).toBe('sessionChanged');
      const silent = { auth: { wireVersion: WIRE_VERSION } };
      expect(await refusalOf({ ...cookie('ANNA'), ...silent })).toBe('outdated');
      expect((await connected(silent)).connected).toBe(true);
      expect(await refusalOf({ auth: auth('x'.repeat(9_000)) })).toBe('badRequest');
    });

    it('tells a page whose it is when it doesn’t know yet, or is from an earlier session', async () => {
      const hear = async (options: Parameters<typeof openLiveClient>[1]): Promise<CustomerEvent[]> => {
        const client = open(options);
        const heard: CustomerEvent[] = [];
        client.on('customer', (event) => heard.push(event));
        const reader = follow(client);
        await vi.waitFor(() => expect(reader.state).toEqual(gateway.book.topicState(NFL)));
        return heard;
      };
      const told = [{ kind: 'session', page: markOf('ANNA') }];
      expect(await hear(cookie('ANNA', 'starting'))).toEqual(told);
      expect(await hear(cookie('ANNA', markOf('before', 'ANNA')))).toEqual(told);
      expect(await hear(cookie('ANNA'))).toEqual([]);
      expect(await hear({ auth: auth('starting') })).toEqual([{ kind: 'session', page: 'visitor' }]);
      // The customer signed out elsewhere: the cookie is gone, and the page still shows a customer.
      expect(await hear({ auth: auth(markOf('ANNA')) })).toEqual([{ kind: 'sessionEnded' }]);
    });

    it('refuses temporarily when the session can’t be checked', async () => {
      expect(await refusalOf(cookie('BROKEN'))).toBe('unavailable');
    });

    it('reports for each connection whose it is, why it was refused, and that it came and went', async () => {
      await refusalOf({ auth: { wireVersion: WIRE_VERSION + 1 } });
      await refusalOf({ extraHeaders: { origin: 'https://evil.example' } });
      const client = await connected(cookie('ANNA'));
      await callLive(client, 'subscribe', { topics: 7 });
      client.disconnect();
      await vi.waitFor(() =>
        expect(gateway.lines).toMatchObject([
          {
            level: 30,
            connection: 1,
            address: '127.0.0.1',
            what: 'connection',
            code: 'wireVersion',
            msg: 'refused',
          },
          { level: 30, connection: 2, what: 'connection', code: 'originRefused', msg: 'refused' },
          { level: 20, connection: 3, customerId: 'ANNA', msg: 'connected' },
          { level: 30, connection: 3, customerId: 'ANNA', what: 'call', code: 'badRequest', msg: 'refused' },
          { level: 20, connection: 3, customerId: 'ANNA', reason: expect.any(String), msg: 'disconnected' },
        ]),
      );
    });

    it.each(['https://evil.example', 'null', 'https://book.example.evil.example', 'http://127.0.0.1:1'])(
      'refuses a page of %s',
      async (origin) => expect(await refusalOf({ extraHeaders: { origin } })).toBe('refused'),
    );

    it('lets in a page of its own address', async () => {
      const origin = `http://127.0.0.1:${gateway.port}`;
      expect((await connected({ extraHeaders: { origin } })).connected).toBe(true);
      expect(await refusalOf({ extraHeaders: { origin: origin.replace('http:', 'https:') } })).toBe(
        'refused',
      );
    });

    it('only lets in pages of the configured origins, and no longer of its own address', async () => {
      await gateway.close();
      await start({ checkOrigin: createOriginCheck(['https://book.example'], () => false) });
      const page = { extraHeaders: { origin: 'https://book.example' } };
      expect((await connected(page)).connected).toBe(true);
      for (const origin of [`http://127.0.0.1:${gateway.port}`, 'http://book.example', 'null'])
        expect(await refusalOf({ extraHeaders: { origin } })).toBe('refused');
    });

    it('speaks WebSocket only', async () => {
      expect(await refusalOf({ transports: ['polling'] })).toBe('refused');
    });
  });

  describe("a customer's private events", () => {
    const listen = async (
      customerId: string | null,
      page?: string,
    ): Promise<{ client: LiveClient; heard: CustomerEvent[] }> => {
      const client = await connected(customerId === null ? {} : cookie(customerId, page));
      const heard: CustomerEvent[] = [];
      client.on('customer', (event) => heard.push(event));
      return { client, heard };
    };

    /** Each cookie is its own session, all of one customer. */
    const sessionOf = (header: string) => ({
      customerId: 'ANNA',
      store: 'main',
      sessionId: header.replace('lb_session=', ''),
      expiresAtMs: Date.now() + 3_600_000,
    });

    const of = (sessionId: string) => markOf(sessionId, 'ANNA');

    beforeEach(() => start({ authenticate }));

    it('reach all tabs of that customer and nobody else', async () => {
      const [tab, otherTab, other, visitor] = [
        await listen('ANNA'),
        await listen('ANNA'),
        await listen('BEA'),
        await listen(null),
      ];
      gateway.customerEvents.publish('ANNA', { kind: 'wagers' });
      gateway.customerEvents.publish('BEA', { kind: 'ticket', idempotencyKey: 'k' });
      await vi.waitFor(() =>
        expect([tab.heard, otherTab.heard]).toEqual([[{ kind: 'wagers' }], [{ kind: 'wagers' }]]),
      );
      await vi.waitFor(() => expect(other.heard).toEqual([{ kind: 'ticket', idempotencyKey: 'k' }]));
      expect(visitor.heard).toEqual([]);
    });

    it('can not be subscribed to', async () => {
      const { client, heard } = await listen('BEA');
      for (const topic of ['customer ANNA', 'customer/ANNA', 'topic customer ANNA']) {
        expect(await callLive(client, 'subscribe', { topics: [{ topic }] })).toEqual({
          ok: false,
          code: 'topicUnknown',
        });
      }
      gateway.customerEvents.publish('ANNA', { kind: 'wagers' });
      await callLive(client, 'unsubscribe', { topics: ['x'] });
      expect(heard).toEqual([]);
    });

    it('end with the session: the sockets are told and closed', async () => {
      const [mine, other] = [await listen('ANNA'), await listen('BEA')];
      gateway.customerEvents.publish('ANNA', { kind: 'sessionEnded' });
      await vi.waitFor(() => expect(mine.client.connected).toBe(false));
      expect([mine.heard, other.client.connected]).toEqual([[{ kind: 'sessionEnded' }], true]);
    });

    it('end only in the sockets of a session that ended, and don’t reveal its id', async () => {
      await gateway.close();
      await start({ authenticate: async (header) => sessionOf(header ?? '') });
      const [tab, otherTab, phone] = [
        await listen('desk', of('desk')),
        await listen('desk', of('desk')),
        await listen('phone', of('phone')),
      ];
      gateway.customerEvents.publish('ANNA', { kind: 'sessionEnded', sessionId: 'desk' });
      await vi.waitFor(() =>
        expect([tab.client.connected, otherTab.client.connected]).toEqual([false, false]),
      );
      expect([tab.heard, otherTab.heard]).toEqual([[{ kind: 'sessionEnded' }], [{ kind: 'sessionEnded' }]]);
      gateway.customerEvents.publish('ANNA', { kind: 'wagers' });
      await vi.waitFor(() => expect(phone.heard).toEqual([{ kind: 'wagers' }]));
      expect(phone.client.connected).toBe(true);
    });

    it('end when the session ended while the socket was being let in', async () => {
      await gateway.close();
      let looks = 0;
      await start({
        authenticate: async (header) => ((looks += 1) === 1 ? sessionOf(header ?? '') : 'ended'),
      });
      const reasons: string[] = [];
      open(cookie('desk', of('desk'))).on('disconnect', (reason) => reasons.push(reason));
      await vi.waitFor(() => expect(reasons).toEqual(['io server disconnect']));
    });

    it('end at the moment at which the session expires, and nothing private is sent after it', async () => {
      await gateway.close();
      const clock = { wallMs: 1_000_000 };
      let expiresAtMs = clock.wallMs + 300;
      const looks = vi.fn<LiveServerOptions['authenticate']>(async (header) =>
        clock.wallMs < expiresAtMs ? { ...sessionOf(header ?? ''), expiresAtMs } : 'ended',
      );
      await start({ authenticate: looks, nowMs: () => clock.wallMs });
      const { client, heard } = await listen('desk', of('desk'));
      // A ping over HTTP extends the session: the socket lives past the expiry that it knew, and still gets events.
      expiresAtMs += 100_000;
      clock.wallMs += 301;
      gateway.customerEvents.publish('ANNA', { kind: 'wagers' });
      await vi.waitFor(() => expect(heard).toEqual([{ kind: 'wagers' }]));
      clock.wallMs = expiresAtMs;
      gateway.customerEvents.publish('ANNA', { kind: 'ticket', idempotencyKey: 'k' });
      await vi.waitFor(() => expect(client.connected).toBe(false));
      expect(heard).toEqual([{ kind: 'wagers' }, { kind: 'sessionEnded' }]);
    });

    it('end by the session’s timer even when nobody asks', async () => {
      await gateway.close();
      const expiresAtMs = Date.now() + 400;
      await start({
        authenticate: async (header) =>
          Date.now() < expiresAtMs ? { ...sessionOf(header ?? ''), expiresAtMs } : 'ended',
      });
      const { client, heard } = await listen('desk', of('desk'));
      await vi.waitFor(() => expect(client.connected).toBe(false));
      expect(heard).toEqual([{ kind: 'sessionEnded' }]);
      expect(Date.now()).toBeGreaterThanOrEqual(expiresAtMs);
    });

    it('end when the session has expired, not when it can’t be checked', async () => {
      await gateway.close();
      let state: 'holds' | 'unknown' | 'ended' = 'holds';
      const checks = vi.fn<LiveServerOptions['authenticate']>(async () => {
        if (state === 'unknown') throw new Error('the database is away');
        return state === 'ended' ? 'ended' : sessionOf('');
      });
      await start({ authenticate: checks, limits: { sessionCheckMs: 10 } });
      const { client, heard } = await listen('ANNA');
      state = 'unknown';
      const before = checks.mock.calls.length;
      await vi.waitFor(() => expect(checks.mock.calls.length).toBeGreaterThan(before + 3));
      expect(client.connected).toBe(true);
      expect(gateway.failures[0]).toMatchObject({
        kind: 'sessionNotChecked',
        cause: { message: 'the database is away' },
      });
      state = 'ended';
      await vi.waitFor(() => expect(client.connected).toBe(false));
      expect(heard).toEqual([{ kind: 'sessionEnded' }]);
    });

    it("show the customer's own store and no other", async () => {
      const { client } = await listen('NORA');
      const reader = follow(client, 'lines/north/Football/NFL');
      await vi.waitFor(() => expect(reader.state.line.get('1.0')?.store).toBe('north'));
      expect(await callLive(client, 'subscribe', { topics: [{ topic: NFL }] })).toEqual({
        ok: false,
        code: 'storeRefused',
      });
    });
  });

  describe('refuses bad calls with a code, and goes on', () => {
    it('malformed, unknown and too many topics', async () => {
      await start({ limits: { maxTopics: 2, snapshotEveryMs: 0 } });
      const client = await connected();
      const code = async (request: unknown) => {
        const reply = await callLive(client, 'subscribe', request);
        return reply.ok ? 'ok' : reply.code;
      };
      expect(await code(null)).toBe('badRequest');
      expect(await code({ topics: [{ topic: NFL, clk: 'x' }] })).toBe('badRequest');
      expect(await code({ topics: [{ topic: 'x/y' }] })).toBe('topicUnknown');
      expect(await code({ topics: [{ topic: NFL }, { topic: 'scores/Football' }] })).toBe('ok');
      expect(await code({ topics: [{ topic: NFL }] })).toBe('ok');
      expect(await code({ topics: [{ topic: 'scores/Golf' }] })).toBe('tooManyTopics');
      client.emit('subscribe', { topics: [] }, 'no function' as never);
      (client as unknown as { emit: (event: string, value: number) => void }).emit('nonsense', 1);
      const reader = follow(client);
      await vi.waitFor(() => expect(reader.asking).toBe(false));
    });

    it('too many calls, and closes a socket that does not stop', async () => {
      await start({ limits: { burstTopics: 3, topicsPerSecond: 0.001, maxRefusedCalls: 5 } });
      const client = await connected();
      for (let call = 0; call < 3; call++)
        expect(await callLive(client, 'unsubscribe', { topics: ['x'] })).toEqual({ ok: true });
      expect(await callLive(client, 'unsubscribe', { topics: ['x'] })).toEqual({
        ok: false,
        code: 'rateLimited',
      });
      for (let call = 0; call < 4; call++) client.emit('unsubscribe', { topics: ['x'] }, () => {});
      await vi.waitFor(() => expect(client.connected).toBe(false));
    });

    it('an oversized message only closes its own socket', async () => {
      await start();
      const [big, other] = [await connected(), await connected()];
      big.emit('subscribe', { topics: [{ topic: 'x'.repeat(70_000) }] }, () => {});
      await vi.waitFor(() => expect(big.connected).toBe(false));
      expect(other.connected).toBe(true);
    });
  });

  it('sends a pulse to every new socket, however far away the next beat is', async () => {
    await start({ limits: { pulseMs: 60_000 } });
    const pulses: PulseMessage[] = [];
    open().on('pulse', (pulse) => pulses.push(pulse));
    await vi.waitFor(() => expect(pulses).toHaveLength(1));
    expect(pulses[0]).toMatchObject(gateway.book.position ?? {});
  });

  it('sends pulses steadily, with position, clocks, feeds, and whether tickets are accepted', async () => {
    let isAccepting = true;
    await start({ limits: { pulseMs: 20 }, isAccepting: () => isAccepting });
    const pulses: PulseMessage[] = [];
    const client = open();
    client.on('pulse', (pulse) => pulses.push(pulse));
    await vi.waitFor(() => expect(pulses.length).toBeGreaterThan(2));
    expect(pulses.at(-1)).toMatchObject({
      ...gateway.book.position,
      bookSpeed: 1,
      accepting: true,
      feeds: [{ feedId: 'demo', state: 'up' }],
    });
    expect(Math.abs(pulses.at(-1)!.serverMs - Date.now())).toBeLessThan(5_000);
    isAccepting = false;
    await vi.waitFor(() => expect(pulses.at(-1)?.accepting).toBe(false));
    isAccepting = true;
    await log.append('demo', [{ kind: 'feedDown', reason: 'disconnected' }]);
    await vi.waitFor(() =>
      expect(pulses.at(-1)).toMatchObject({ accepting: true, feeds: [{ state: 'down' }] }),
    );
    await log.close();
    await vi.waitFor(() => expect(pulses.at(-1)?.accepting).toBe(false));
  });

  it('HR-32.5: sends no pulse before the prices that it vouches for, however long a window is', async () => {
    await start({ limits: { pulseMs: 20, windowMs: 60_000 } });
    const client = await connected();
    const reader = follow(client);
    await vi.waitFor(() => expect(reader.asking).toBe(false));
    const behind: number[] = [];
    client.on('pulse', ({ clk }) => behind.push(clk - (reader.position?.clk ?? 0)));
    for (const moneyLine1 of [155, 160, 165]) await log.append('demo', [move({ moneyLine1 })]);
    await vi.waitFor(() => expect(reader.state.line.get('1.0')?.moneyLine1).toBe(165));
    await vi.waitFor(() => expect(behind.length).toBeGreaterThan(3));
    expect(Math.max(...behind)).toBe(0);
  });

  it('lets a price go in between two turns of a pulse', async () => {
    await start({ limits: { pulseMs: 100, pulsesPerTurn: 1 } });
    const three = [await connected(), await connected(), await connected()];
    const readers = three.map((client) => follow(client));
    await vi.waitFor(() => expect(readers.map(({ asking }) => asking)).toEqual([false, false, false]));
    const turns: Array<() => void> = [];
    vi.stubGlobal('setImmediate', (turn: () => void) => void turns.push(turn));
    const heard = [0, 0, 0];
    three.forEach((client, at) => client.on('pulse', () => (heard[at]! += 1)));
    await vi.waitFor(() => expect(Math.max(...heard)).toBeGreaterThan(0));
    expect(heard.filter((count) => count === 0)).toHaveLength(2);
    await log.append('demo', [move({ moneyLine1: 155 })]);
    await vi.waitFor(() =>
      expect(readers.map(({ state }) => state.line.get('1.0')?.moneyLine1)).toEqual([155, 155, 155]),
    );
    expect(heard.filter((count) => count === 0)).toHaveLength(2);
    vi.unstubAllGlobals();
    for (const turn of turns) turn();
    await vi.waitFor(() => expect(Math.min(...heard)).toBeGreaterThan(0));
  });

  it('sends everyone the new book when the log has started over', async () => {
    await start();
    const reader = follow(await connected());
    await vi.waitFor(() => expect(reader.asking).toBe(false));
    gateway.book.reader.load(null, { epoch: 'e2', clk: 0 });
    gateway.book.reader.read({
      clk: 1,
      atMs: Date.now(),
      feedId: 'demo',
      changes: image(game({ team1Id: 'Rams' }), line()),
    });
    await vi.waitFor(() => expect(reader.position).toEqual({ epoch: 'e2', clk: 1 }));
    expect(reader.state).toEqual(gateway.book.topicState(NFL));
  });

  it('drains before it stops: accepts nobody new, doesn’t mark prices as old, and lets clients reconnect elsewhere', async () => {
    await start();
    const client = await connected();
    const pulses: PulseMessage[] = [];
    const reasons: string[] = [];
    client.on('pulse', (pulse) => pulses.push(pulse));
    client.on('disconnect', (reason) => reasons.push(reason));
    const closed = gateway.live.close(200);
    expect(await refusalOf({})).toBe('refused');
    await closed;
    await vi.waitFor(() => expect(reasons).toEqual(['transport close']));
    expect(pulses.filter(({ accepting }) => !accepting)).toEqual([]);
    expect(gateway.live.socketCount).toBe(0);
  });

  it('waits only a moment for a client that doesn’t confirm the close', async () => {
    await start();
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const mute = request(`http://127.0.0.1:${gateway.port}/live/?EIO=4&transport=websocket`, {
      headers: { ...headers, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
    }).end();
    const [, socket] = (await once(mute, 'upgrade')) as [unknown, Socket];
    const gone = once(socket.resume(), 'close');
    const startedAt = performance.now();
    await gateway.live.close();
    await gone;
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('counts its work', async () => {
    const registry = new Registry();
    await start({ registry });
    const client = await connected();
    const reader = follow(client);
    await callLive(client, 'subscribe', null);
    await vi.waitFor(() => expect(reader.asking).toBe(false));
    await log.append('demo', [move({ moneyLine1: 155 })]);
    await vi.waitFor(() => expect(reader.position?.clk).toBe(2));
    const text = await registry.metrics();
    for (const counted of [
      'lineboard_live_sockets 1',
      'lineboard_live_refused_total{code="badRequest"} 1',
      'lineboard_live_deliveries_total 1',
      'lineboard_live_catch_ups_total{how="snapshot"} 1',
    ]) {
      expect(text).toContain(counted);
    }
  });
});
