import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { plainGuard } from '../../testing/fakes/plain-guard.ts';
import type { Notices } from '../ground/notices/notice.ts';
import { pushedGame } from '../../testing/samples/push-rows.ts';
import { createBook } from '../lines/book/book.ts';
import { readConfig } from '../config/read-config.ts';
import type { Database } from '../ground/database/create-database.ts';
import { createMetrics } from '../ground/report/metrics.ts';
import { createReports } from '../ground/report/reporter.ts';
import { NO_TRACES } from '../ground/traces/traces.ts';
import { openPushFeeds } from './open-push-feeds.ts';

const NOBODY_HEARS: Notices = {
  begin: () => undefined,
  grow: () => undefined,
  end: () => undefined,
  settled: () => Promise.resolve(),
  readOpen: () => Promise.resolve([]),
};

const TOKEN = 'mover-token-of-enough-length';

it('counts and logs what the door for batches swallows', async () => {
  const result = readConfig({ FEED_PUSH_TOKENS: `mover:${TOKEN}` });
  if (!result.ok) throw new Error(result.mistake);
  const cause = new Error('no such table');
  const database = { pool: { query: () => Promise.reject(cause) } } as unknown as Database;
  const metrics = createMetrics();
  const lines: unknown[] = [];
  const log = { warn: (detail: unknown) => void lines.push(detail), debug: () => undefined };
  const reports = createReports({ log, failures: metrics.failures, isKnown: () => false });
  const push = openPushFeeds(result.config, createBook(), {
    database,
    metrics,
    reports,
    traces: NO_TRACES,
    notices: NOBODY_HEARS,
    guard: (feedId) => plainGuard(feedId, Date.now),
  });
  const app = fastify();
  push.routes(app);
  await push.feeds[0]!.start({ append: () => Promise.resolve() });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/feed/mover',
    headers: { authorization: `Bearer ${TOKEN}` },
    payload: { batchId: 'b1', sequence: 1, image: true, rows: [pushedGame(1)] },
  });
  await push.feeds[0]!.stop();
  await app.close();
  expect(answer.statusCode).toBe(503);
  expect(await metrics.registry.metrics()).toContain(
    'lineboard_failures_total{part="feeds",kind="numbersNotRead"} 1',
  );
  expect(lines).toEqual([{ part: 'feeds', kind: 'numbersNotRead', err: cause, feedId: 'mover' }]);
});
