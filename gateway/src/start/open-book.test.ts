import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { game, image, line } from '../../testing/samples/feed-samples.ts';
import { readConfig } from '../config/read-config.ts';
import { createMetrics } from '../ground/report/metrics.ts';
import { Closers } from './closers.ts';
import { openBook } from './open-book.ts';
import type { Ground } from './open-ground.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('HR-32.5: a feed is out by the silence that the operator set, though nobody suspends it', async () => {
  const read = readConfig({ FEED_SILENCE_MS: '1000' });
  if (!read.ok) throw new Error(read.mistake);
  const metrics = createMetrics();
  const closers = new Closers();
  const ground = { metrics, reports: { of: () => NOTHING_FAILS } } as unknown as Ground;
  const { book, lineLog } = await openBook(read.config, ground, null, closers);
  await lineLog.open(book.reader);
  book.reader.read({ clk: 1, feedId: 'demo', atMs: Date.now(), changes: image(game(), line()) });
  vi.advanceTimersByTime(990);
  expect(book.feeds()).toMatchObject([{ feedId: 'demo', state: 'up' }]);
  vi.advanceTimersByTime(20);
  expect(book.feeds()).toMatchObject([{ feedId: 'demo', state: 'down' }]);
  await closers.closeAll();
});
