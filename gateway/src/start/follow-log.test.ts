import { expect, it, vi } from 'vitest';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { game, image, line } from '../../testing/samples/feed-samples.ts';
import { createBook } from '../lines/book/book.ts';
import { createInProcessLog } from '../lines/log/in-process-log.ts';
import { Closers } from './closers.ts';
import { followLog } from './follow-log.ts';
import type { Ground } from './open-ground.ts';

const SILENT_AFTER_MS = 60_000;

it.each([
  ['is held by a gateway that follows it', false],
  ['is left to others by one that has ended', true],
])('a feed that is silent for its limit %s', async (_what, hasEnded) => {
  vi.useFakeTimers();
  const lineLog = createInProcessLog({ reporter: NOTHING_FAILS });
  const suspend = vi.spyOn(lineLog, 'suspend');
  const [book, closers] = [createBook(), new Closers()];
  const ground = { log: { warn: () => undefined }, reports: { of: () => NOTHING_FAILS } };
  await followLog(
    { book, lineLog, silentAfterMs: SILENT_AFTER_MS },
    ground as unknown as Pick<Ground, 'log' | 'reports'>,
    closers,
  );
  await lineLog.append('demo', image(game(), line()));
  expect(book.feeds()).toMatchObject([{ feedId: 'demo', state: 'up' }]);
  if (hasEnded) await closers.closeAll();
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS + 1_000);
  await closers.closeAll();
  vi.useRealTimers();
  expect(suspend.mock.calls.length > 0).toBe(!hasEnded);
});
