import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTcpProxy } from '../../../testing/disconnect-fuzz/tcp-proxy.ts';
import type { TcpProxy } from '../../../testing/disconnect-fuzz/tcp-proxy.ts';
import { game, image, line, score } from '../../../testing/samples/feed-samples.ts';
import { openLiveClient, startLiveGateway } from '../../../testing/gateways/live-gateway.ts';
import type { LiveClient, LiveGateway } from '../../../testing/gateways/live-gateway.ts';
import { createInProcessLog } from '../../lines/log/in-process-log.ts';
import type { InProcessLog } from '../../lines/log/in-process-log.ts';

const NFL = 'lines/main/Football/NFL';
/** What loopback takes on its own before anybody has to wait is some 10 MB; this is well over. */
const FLOOD_MESSAGES = 250;
const MESSAGE_BYTES = 100_000;
/** Longer than anything is waited for. */
const HELD_MS = 60_000;
/** Nothing waits for a socket any more, and no sweep looks at it. */
const AT_REST_AFTER_MS = 200;
const LIMITS = {
  windowMs: 1,
  // A busy machine must not gather what is to flood.
  widestWindowMs: 1,
  sweepMs: 10,
  snapshotEveryMs: 50,
  pauseAboveBytes: 100_000,
  slowAboveBytes: 400_000,
};

describe('a socket that does not keep up', () => {
  let log: InProcessLog;
  let gateway: LiveGateway;
  let proxy: TcpProxy;
  let client: LiveClient;
  let reader: TopicReader;
  const slow: boolean[] = [];
  const largest = { bytes: 0 };

  const start = async (limits: object): Promise<void> => {
    gateway = await startLiveGateway(log, { limits: { ...LIMITS, ...limits } });
    proxy = await createTcpProxy(gateway.port);
    client = openLiveClient(proxy.port);
    reader = new TopicReader(NFL);
    const ask = () => client.emit('subscribe', { topics: [reader.ask()] }, () => {});
    client.on('connect', ask);
    client.on('snapshot', (message) => reader.readSnapshot(message));
    client.on('change', (message) => {
      if (reader.readChange(message).kind === 'askAgain') ask();
    });
    client.on('slow', (message) => slow.push(message.slow));
    await vi.waitFor(() => expect(reader.position).not.toBeNull());
    await sleep(AT_REST_AFTER_MS);
  };
  const told = () => gateway.lines;
  const flood = async (): Promise<void> => {
    for (let at = 0; at < FLOOD_MESSAGES; at++) {
      await log.append('demo', [score({ clock: String(at).padStart(MESSAGE_BYTES, '.') })]);
      await sleep(2);
      largest.bytes = Math.max(largest.bytes, gateway.live.backlogBytes);
    }
  };

  beforeEach(async () => {
    slow.length = 0;
    largest.bytes = 0;
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    await log.append('demo', image(game(), line(), score()));
  });
  afterEach(async () => {
    client.disconnect();
    await gateway.close();
    await proxy.close();
  });

  it('is told so, holds bounded memory, and ends with exactly the book once it drains', async () => {
    await start({});
    const letPass = proxy.holdUp(HELD_MS);
    await flood();
    letPass();
    // What the sweep allows, and what comes between two sweeps.
    expect(largest.bytes).toBeGreaterThan(LIMITS.slowAboveBytes);
    expect(largest.bytes).toBeLessThan(LIMITS.slowAboveBytes + 20 * MESSAGE_BYTES);
    await vi.waitFor(() => expect(slow).toEqual([true, false]));
    await vi.waitFor(() => expect(reader.state).toEqual(gateway.book.topicState(NFL)));
    await log.append('demo', [score({ score1: 7 })]);
    await vi.waitFor(() => expect(reader.state.score.get('1')?.score1).toBe(7));
    expect(told().filter(({ msg }) => msg !== 'connected')).toMatchObject([
      {
        level: 30,
        connection: 1,
        address: '127.0.0.1',
        backlogBytes: expect.any(Number),
        msg: 'reads too slowly',
      },
      { level: 30, connection: 1, slowMs: expect.any(Number), msg: 'keeps up again' },
    ]);
  });

  it('is closed when it does not drain', async () => {
    await start({ closeAfterSlowMs: 200 });
    proxy.holdUp(HELD_MS);
    await flood();
    await vi.waitFor(() => expect(gateway.live.socketCount).toBe(0));
    expect(gateway.live.backlogBytes).toBe(0);
    expect(told()).toContainEqual(
      expect.objectContaining({ level: 40, connection: 1, msg: 'closed: it read too slowly' }),
    );
  });

  it('is closed when all that wait together are too many, though none of them is by itself', async () => {
    await start({ mostBacklogBytes: 300_000, closeAfterSlowMs: HELD_MS });
    const other = openLiveClient(gateway.port);
    await vi.waitFor(() => expect(other.connected).toBe(true));
    proxy.holdUp(HELD_MS);
    await flood();
    await vi.waitFor(() => expect(gateway.live.socketCount).toBe(1));
    expect(gateway.live.backlogBytes).toBeLessThanOrEqual(300_000);
    expect(other.connected).toBe(true);
    other.disconnect();
  });

  it('does not hold up the others', async () => {
    await start({});
    const other = openLiveClient(gateway.port);
    const otherReader = new TopicReader(NFL);
    other.on('connect', () => other.emit('subscribe', { topics: [otherReader.ask()] }, () => {}));
    other.on('snapshot', (message) => otherReader.readSnapshot(message));
    other.on('change', (message) => otherReader.readChange(message));
    await vi.waitFor(() => expect(otherReader.position).not.toBeNull());
    proxy.holdUp(HELD_MS);
    await flood();
    await vi.waitFor(() => expect(otherReader.state).toEqual(gateway.book.topicState(NFL)));
    other.disconnect();
  });
});
