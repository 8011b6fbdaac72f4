import fastifyCookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { createNotedLog } from '../../testing/fakes/noted-log.ts';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { openLiveClient } from '../../testing/gateways/live-gateway.ts';
import { createBook } from '../book/book.ts';
import { createBookClock } from '../clock/book-clock.ts';
import { readConfig } from '../config/read-config.ts';
import { createInProcessCustomerEvents } from '../customer/in-process-customer-events.ts';
import { createMetrics } from '../report/metrics.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Ground } from './open-ground.ts';
import { serveSockets } from './serve-sockets.ts';

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

it.each([
  ['warn', []],
  ['info', ['refused']],
])(
  'with LIVE_LOG_LEVEL %s, whatever LOG_LEVEL is, a refused connection is told so: %j',
  async (level, told) => {
    const { log, lines } = createNotedLog();
    log.level = 'fatal';
    const read = readConfig({ LIVE_LOG_LEVEL: level });
    if (!read.ok) throw new Error(read.line);
    const app = fastify();
    await app.register(fastifyCookie);
    const metrics = createMetrics();
    const live = serveSockets(
      read.config,
      {
        app,
        book: createBook(),
        bookClock: createBookClock({ bookMs: 0, wallMs: 0, speed: 1 }),
        customerEvents: createInProcessCustomerEvents(),
        sessions: {
          cookieName: 'lb_session',
          find: async () => ({ state: 'visitor' }),
        } as Partial<Sessions> as Sessions,
      },
      {
        log,
        metrics,
        databaseHealth: { up: true },
        reports: { of: () => NOTHING_FAILS },
      } as unknown as Ground,
    );
    closers.push(async () => {
      await live.close();
      await app.close();
    });
    const client = openLiveClient(await app.listen({ port: 0 }), { auth: { wireVersion: 0 } });
    await vi.waitFor(() =>
      expect(metrics.registry.getSingleMetricAsString('lineboard_live_refused_total')).resolves.toContain(
        'code="outdated"} 1',
      ),
    );
    client.disconnect();
    expect(lines.map(({ msg }) => msg)).toEqual(told);
  },
);
