import fastifyCookie from '@fastify/cookie';
import { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import { fastify } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createTcpProxy } from '../../testing/disconnect-fuzz/tcp-proxy.ts';
import { createNotedLog } from '../../testing/fakes/noted-log.ts';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { openLiveClient } from '../../testing/gateways/live-gateway.ts';
import { game, image, line, score } from '../../testing/samples/feed-samples.ts';
import { createBook } from '../lines/book/book.ts';
import { readLog } from '../lines/book/read-log.ts';
import { createBookClock } from '../ground/clock/book-clock.ts';
import { readConfig } from '../config/read-config.ts';
import { createInProcessCustomerEvents } from '../ground/customer/in-process-customer-events.ts';
import { createInProcessLog } from '../lines/log/in-process-log.ts';
import { createMetrics } from '../ground/report/metrics.ts';
import type { Ground } from './open-ground.ts';
import { findConnectionRoom, readFileLimit } from './open-files.ts';
import { serveSockets } from './serve-sockets.ts';

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Sockets of an operator with this configuration, for visitors alone. */
const serve = async (env: Record<string, string>) => {
  const { log, lines } = createNotedLog();
  log.level = 'fatal';
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.mistake);
  const app = fastify();
  await app.register(fastifyCookie);
  const metrics = createMetrics();
  const book = createBook();
  const live = serveSockets(
    read.config,
    {
      app,
      book,
      bookClock: createBookClock({ bookMs: 0, wallMs: 0, speed: 1 }),
      customerEvents: createInProcessCustomerEvents(),
      authenticate: async () => 'visitor',
      isAccepting: () => true,
    },
    {
      log,
      metrics,
      reports: { of: () => NOTHING_FAILS },
    } as unknown as Ground,
  );
  closers.push(async () => {
    await live.close();
    await app.close();
  });
  return { address: await app.listen({ port: 0 }), book, lines, live, metrics, server: app.server };
};

it.each([
  ['warn', []],
  ['info', ['refused']],
])(
  'with LIVE_LOG_LEVEL %s, whatever LOG_LEVEL is, a refused connection is told so: %j',
  async (level, told) => {
    const { address, lines, metrics } = await serve({ LIVE_LOG_LEVEL: level });
    const client = openLiveClient(address, { auth: { wireVersion: 0 } });
    await vi.waitFor(() =>
      expect(metrics.registry.getSingleMetricAsString('lineboard_live_refused_total')).resolves.toContain(
        'code="outdated"} 1',
      ),
    );
    client.disconnect();
    expect(lines.map(({ msg }) => msg)).toEqual(told);
  },
);

it('turns connections away while there are still files for the database', async () => {
  const { server } = await serve({ DATABASE_CONNECTIONS: '40' });
  const room = findConnectionRoom(readFileLimit(), 40);
  expect(room?.connections).toBeGreaterThan(0);
  expect(server.maxConnections).toBe(room?.connections);
});

it('with LIVE_BACKLOG_MB 1 a socket is closed before it makes more than that wait', async () => {
  const { address, book, live } = await serve({ LIVE_BACKLOG_MB: '1', CONFLATION_MS: '0' });
  const log = createInProcessLog({ reporter: NOTHING_FAILS });
  closers.push(await readLog(book, log, NOTHING_FAILS));
  await log.append('demo', image(game(), line(), score()));
  const proxy = await createTcpProxy(Number(new URL(address).port));
  const client = openLiveClient(proxy.port);
  const reader = new TopicReader('lines/main/Football/NFL');
  client.on('connect', () => client.emit('subscribe', { topics: [reader.ask()] }, () => {}));
  client.on('snapshot', (message) => reader.readSnapshot(message));
  await vi.waitFor(() => expect(reader.position).not.toBeNull());
  proxy.holdUp(30_000);
  // Loopback takes some 10 MB on its own before anybody has to wait.
  for (let at = 0; at < 400 && live.socketCount > 0; at += 1) {
    await log.append('demo', [score({ clock: String(at).padStart(100_000, '.') })]);
    await sleep(5);
  }
  await vi.waitFor(() => expect(live.socketCount).toBe(0));
  client.disconnect();
  await proxy.close();
});
