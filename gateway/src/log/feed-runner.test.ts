import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game, image, line } from '../../testing/feed-samples.ts';
import { createBook } from '../book/book.ts';
import type { Book } from '../book/book.ts';
import type { Feed, FeedSink } from '../feeds/feed.ts';
import { runFeed } from './feed-runner.ts';
import { createInProcessLog } from './in-process-log.ts';
import type { LineLog } from './line-log.ts';
import { LogUnavailable } from './line-log.ts';

const status = (book: Book): string | undefined =>
  book.topicState('lines/main/Football/NFL').line.get('1.0')?.spreadLineStatus;

describe('running a feed', () => {
  let log: LineLog;
  let book: Book;
  let starts: number;
  let sink: FeedSink | null;
  const feed: Feed = {
    feedId: 'demo',
    start: async (given) => {
      starts++;
      await given.append(image(game(), line()));
      sink = given;
    },
    stop: async () => {
      sink = null;
    },
  };

  beforeEach(async () => {
    starts = 0;
    sink = null;
    log = createInProcessLog();
    book = createBook();
    await log.open(book.reader);
  });
  afterEach(() => vi.useRealTimers());

  it('HR-32: a feed that was held although it runs begins again with its image, and its lines open', async () => {
    const stop = runFeed(feed, { log, book });
    await vi.waitFor(() => expect(status(book)).toBe('O'));
    await log.append('demo', [{ kind: 'feedDown', reason: 'silent' }]);
    await vi.waitFor(() => expect([starts, status(book)]).toEqual([2, 'O']));
    await stop();
  });

  it('HR-32: lines of a feed that was stopped are held, and it stays stopped', async () => {
    const stop = runFeed(feed, { log, book });
    await vi.waitFor(() => expect(sink).not.toBeNull());
    await stop();
    expect([status(book), sink, starts, book.feeds()[0]?.state]).toEqual(['H', null, 1, 'down']);
  });

  it('a feed that was down before it started is started once', async () => {
    await log.append('demo', [{ kind: 'feedDown', reason: 'closed' }]);
    const stop = runFeed(feed, { log, book });
    await vi.waitFor(() => expect(status(book)).toBe('O'));
    await log.append('demo', [{ kind: 'beat' }]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(starts).toBe(1);
    await stop();
  });

  it('a feed begins again with its image when the log has begun anew between two of its changes', async () => {
    const epoch$ = new BehaviorSubject<string | null>(null);
    const stop = runFeed(feed, { log: { append: log.append, epoch$ }, book });
    epoch$.next('first');
    await vi.waitFor(() => expect(status(book)).toBe('O'));
    expect(starts).toBe(1);
    book.reader.load(null, { epoch: 'second', clk: 0 });
    epoch$.next('second');
    await vi.waitFor(() => expect([starts, status(book)]).toEqual([2, 'O']));
    await stop();
    epoch$.next('third');
    await new Promise((resolve) => setImmediate(resolve));
    expect(starts).toBe(2);
  });

  it('tries again while the log does not take the image', async () => {
    vi.useFakeTimers();
    let failures = 2;
    const flaky: Pick<LineLog, 'append' | 'epoch$'> = {
      epoch$: log.epoch$,
      append: async (feedId, changes) => {
        if (failures-- > 0) throw new LogUnavailable('away');
        return log.append(feedId, changes);
      },
    };
    const stop = runFeed(feed, { log: flaky, book });
    await vi.advanceTimersByTimeAsync(1_999);
    expect([starts, sink]).toEqual([2, null]);
    await vi.advanceTimersByTimeAsync(1);
    expect([starts, status(book)]).toEqual([3, 'O']);
    await stop();
  });
});
