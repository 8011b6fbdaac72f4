import { createNotedFailures, NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { LogEntry } from '@lineboard/domain/lines/feed/feed-change';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game, image, line } from '../../../testing/samples/feed-samples.ts';
import { createBook } from '../book/book.ts';
import type { Book } from '../book/book.ts';
import type { Feed, FeedSink } from '../feeds/feed.ts';
import { runFeed } from './feed-runner.ts';
import type { LeasedWriter } from './hold-leadership.ts';
import { createInProcessLog } from './in-process-log.ts';
import type { InProcessLog } from './in-process-log.ts';
import { LogUnavailable } from '../book/line-log.ts';
import { insideSpan } from '../../ground/traces/active-span.ts';
import { activeTraceparent } from '../../ground/traces/traceparent.ts';

const status = (book: Book): string | undefined =>
  book.topicState('lines/main/Football/NFL').line.get('1.0')?.spreadLineStatus;

describe('running a feed', () => {
  let log: InProcessLog;
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
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    book = createBook();
    await log.open(book.reader);
  });
  afterEach(() => vi.useRealTimers());

  it('HR-32.1: a feed that was held although it runs begins again with its image, and its lines open', async () => {
    const run = runFeed(feed, { writer: log, log, book, reporter: NOTHING_FAILS });
    await vi.waitFor(() => expect(status(book)).toBe('O'));
    await log.append('demo', [{ kind: 'feedDown', reason: 'silent' }]);
    await vi.waitFor(() => expect([starts, status(book)]).toEqual([2, 'O']));
    await run.stop();
  });

  it('HR-32.5: lines of a feed that was stopped and closed are held, and it stays stopped', async () => {
    const run = runFeed(feed, { writer: log, log, book, reporter: NOTHING_FAILS });
    await vi.waitFor(() => expect(sink).not.toBeNull());
    await run.stop();
    expect([status(book), sink]).toEqual(['O', null]);
    await run.close();
    expect([status(book), sink, starts, book.feeds()[0]?.state]).toEqual(['H', null, 1, 'down']);
  });

  it('a feed that starts again within a span goes on outside of it', async () => {
    const within: Array<string | null> = [];
    const noting: Feed = {
      ...feed,
      start: async (given) => {
        within.push(activeTraceparent());
        await feed.start(given);
      },
    };
    const run = runFeed(noting, { writer: log, log, book, reporter: NOTHING_FAILS });
    await vi.waitFor(() => expect(status(book)).toBe('O'));
    const place = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 };
    await insideSpan(place, () => log.append('demo', [{ kind: 'feedDown', reason: 'silent' }]));
    await vi.waitFor(() => expect([starts, status(book)]).toEqual([2, 'O']));
    expect(within).toEqual([null, null]);
    await run.stop();
  });

  it('a feed that was down before it started is started once', async () => {
    await log.append('demo', [{ kind: 'feedDown', reason: 'closed' }]);
    const run = runFeed(feed, { writer: log, log, book, reporter: NOTHING_FAILS });
    await vi.waitFor(() => expect(status(book)).toBe('O'));
    await log.append('demo', [{ kind: 'beat' }]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(starts).toBe(1);
    await run.stop();
  });

  it('a feed begins again with its image when the log has started over between two of its changes', async () => {
    const epoch$ = new BehaviorSubject<string | null>(null);
    const run = runFeed(feed, { writer: log, log: { epoch$ }, book, reporter: NOTHING_FAILS });
    epoch$.next('first');
    await vi.waitFor(() => expect(status(book)).toBe('O'));
    expect(starts).toBe(1);
    book.reader.load(null, { epoch: 'second', clk: 0 });
    epoch$.next('second');
    await vi.waitFor(() => expect([starts, status(book)]).toEqual([2, 'O']));
    await run.stop();
    epoch$.next('third');
    await new Promise((resolve) => setImmediate(resolve));
    expect(starts).toBe(2);
  });

  it('a book that is still to read where the feed began holds nothing against it', async () => {
    const late = createBook();
    const unread: LogEntry[] = [];
    await log.open({ ...late.reader, read: (entry) => unread.push(entry) });
    const disconnected: Feed = {
      ...feed,
      start: async (given) => {
        starts++;
        await given.append([{ kind: 'feedDown', reason: 'disconnected' }]);
      },
    };
    await log.append('demo', image(game(), line()));
    const run = runFeed(disconnected, { writer: log, log, book: late, reporter: NOTHING_FAILS });
    await vi.waitFor(() => expect(unread).toHaveLength(2));
    for (const entry of unread) late.reader.read(entry);
    await new Promise((resolve) => setImmediate(resolve));
    expect([late.feeds()[0]?.state, starts]).toEqual(['down', 1]);
    await run.stop();
  });

  it('HR-32.5: a feed that puts itself down goes on with the image that it is sending', async () => {
    const run = runFeed(feed, { writer: log, log, book, reporter: NOTHING_FAILS });
    await vi.waitFor(() => expect(sink).not.toBeNull());
    await sink!.append([{ kind: 'feedDown', reason: 'disconnected' }, { kind: 'imageBegin' }, game()]);
    await sink!.append([line()]);
    await new Promise((resolve) => setImmediate(resolve));
    expect([starts, status(book)]).toEqual([1, 'H']);
    await sink!.append([{ kind: 'imageEnd' }]);
    expect([starts, status(book)]).toEqual([1, 'O']);
    await log.append('demo', [{ kind: 'feedDown', reason: 'silent' }]);
    await vi.waitFor(() => expect(starts).toBe(2));
    await run.stop();
  });

  it('tells a feed whether it ran a moment ago, elsewhere, or was frozen for long', async () => {
    const told: Array<boolean | undefined> = [];
    const asking: Feed = { ...feed, start: async (given) => void told.push(given.isRunning?.()) };
    let nowMs = 0;
    const clocked = createBook({ nowMs: () => nowMs });
    await log.open(clocked.reader);
    const begin = async (): Promise<void> =>
      runFeed(asking, { writer: log, log, book: clocked, reporter: NOTHING_FAILS }).stop();
    await begin();
    await log.append('demo', image(game(), line()));
    await begin();
    nowMs += 3_000;
    await begin();
    await log.append('demo', [{ kind: 'feedDown', reason: 'closed' }]);
    await begin();
    expect(told).toEqual([false, true, false, false]);
  });

  it('tries again while the log does not take the image, and says why', async () => {
    vi.useFakeTimers();
    const { reporter, failures: noted } = createNotedFailures();
    const stops = vi.spyOn(feed, 'stop');
    let failures = 2;
    const flaky: LeasedWriter = {
      append: async (feedId, changes) => {
        if (failures-- > 0) throw new LogUnavailable('away');
        return log.append(feedId, changes);
      },
    };
    const run = runFeed(feed, { writer: flaky, log, book, reporter: reporter });
    await vi.advanceTimersByTimeAsync(1_999);
    expect([starts, sink]).toEqual([2, null]);
    // What it had begun ends before it begins again.
    expect(stops).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect([starts, status(book)]).toEqual([3, 'O']);
    expect(noted).toEqual(
      Array.from({ length: 2 }, () => ({
        kind: 'notStarted',
        cause: new LogUnavailable('away'),
        about: { feedId: 'demo' },
      })),
    );
    await run.stop();
  });
});
