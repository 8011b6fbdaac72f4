import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { game, image, line } from '../../testing/samples/feed-samples.ts';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { type Book, createBook } from '../lines/book/book.ts';
import type { Feed } from '../lines/feeds/feed.ts';
import { createInProcessLog, type InProcessLog } from '../lines/log/in-process-log.ts';
import { Closers } from './closers.ts';
import { type FeedParts, runFeeds } from './run-feeds.ts';

const HOLD = {
  game_num: 1,
  feed_id: 'demo',
  kind: 'hold',
  period_number: null,
  market: null,
  max_wager_cents: null,
};

/** Everything that was said to a page of the line. */
const watchStatus = (book: Book): string[] => {
  const seen: string[] = [];
  book.steps$.subscribe(() => {
    for (const [, topic] of book.topics())
      for (const shown of topic.line.values()) seen.push(shown.spreadLineStatus);
  });
  return seen;
};

describe('the feeds of a gateway', () => {
  let log: InProcessLog;
  let book: Book;
  let closers: Closers;
  /** Lets the database answer what operators say. */
  let answer: () => void;
  let revision: number;
  let held: boolean;
  let said: Array<[detail: object, event: string]>;
  /** What listens to the database, and to what. */
  let listeners: Map<string, () => void>;

  const demo: Feed = {
    feedId: 'demo',
    start: (sink) => sink.append(image(game(), line())),
    stop: async () => undefined,
  };
  const start = () => {
    const answering = new Promise<void>((resolve) => (answer = resolve));
    const query = async (statement: string | { text: string }) => {
      await answering;
      const text = typeof statement === 'string' ? statement : statement.text;
      if (text.includes('override_revision')) return { rows: [{ revision }] };
      return { rows: held && text.includes('line_override') ? [HOLD] : [] };
    };
    const parts = { source: {}, pushFeeds: [demo], book, lineLog: log, silentAfterMs: 60_000 };
    const ground = {
      log: {
        warn: (detail: object, event: string) => void said.push([detail, event]),
        info: () => undefined,
      },
      reports: { of: () => NOTHING_FAILS },
      database: {
        pool: { query } as unknown as pg.Pool,
        listen: (channel: string, onSaid: () => void) => {
          listeners.set(channel, onSaid);
          return { close: () => listeners.delete(channel) };
        },
      },
    };
    return runFeeds(
      parts as unknown as FeedParts,
      ground as unknown as Parameters<typeof runFeeds>[1],
      closers,
    );
  };

  beforeEach(() => {
    [revision, held] = [1, true];
    listeners = new Map();
    said = [];
    log = createInProcessLog({ reporter: NOTHING_FAILS });
    book = createBook();
    closers = new Closers();
    return () => closers.closeAll();
  });

  it('HR-32.1: show no line before it is known which of them operators hold', async () => {
    const seen = watchStatus(book);
    await start();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seen).toEqual([]);
    answer();
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(book.feeds()).toMatchObject([{ feedId: 'demo', state: 'up' }]));
    expect(new Set(seen)).toEqual(new Set(['H']));
  });

  it('go on without the database where the log has what operators hold', async () => {
    await log.append(OPERATOR_FEED, image());
    await log.append(OPERATOR_FEED, [{ kind: 'feedDown', reason: 'silent' }]);
    await start();
    await vi.waitFor(() => expect(book.feeds()).toMatchObject([{ feedId: 'demo', state: 'up' }]));
    answer();
  });

  it('look at once at what operators change', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = (): void => void vi.useRealTimers();
    closers.add(ended);
    held = false;
    await start();
    answer();
    const status = (): unknown => book.inspect(1).override;
    await vi.waitFor(() => expect([...listeners.keys()]).toEqual(['override_revision']));
    expect(status()).toBeNull();
    [held, revision] = [true, 2];
    listeners.get('override_revision')?.();
    // Not `waitFor`, which moves the clock on.
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(status()).not.toBeNull();
  });

  it('have it told when the log can’t be read any more', async () => {
    const leadership = await start();
    answer();
    await leadership.stop();
    expect(said).toEqual([]);
    await log.close();
    expect(said).toEqual([[{ detail: 'can not be read' }, 'line log']]);
  });

  it('can be stopped while the database doesn’t say what operators hold', async () => {
    const leadership = await start();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = leadership.stop();
    answer();
    await stopped;
    expect(book.game(1)).toBeNull();
  });
});
