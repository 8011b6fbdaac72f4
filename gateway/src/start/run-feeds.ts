import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type { Book } from '../lines/book/book.ts';
import type { LineLog } from '../lines/book/line-log.ts';
import type { BookClock } from '../ground/clock/book-clock.ts';
import type { Feed } from '../lines/feeds/feed.ts';
import { guardFeed } from '../lines/feeds/guard/guard-feed.ts';
import type { GuardedFeed } from '../lines/feeds/guard/guarded-feed.ts';
import { createOverrideFeed } from '../lines/feeds/overrides/create-override-feed.ts';
import { startAfter } from '../lines/feeds/overrides/start-after.ts';
import type { FeedSource } from '../lines/feeds/source/feed-source.ts';
import { runFeed } from '../lines/log/feed-runner.ts';
import {
  type FeedRun,
  holdLeadership,
  type Leadership,
  type LeasedWriter,
} from '../lines/log/hold-leadership.ts';
import type { Closers } from './closers.ts';
import { followLog } from './follow-log.ts';
import type { Ground } from './open-ground.ts';

export interface FeedParts {
  source: FeedSource;
  pushFeeds: readonly Feed[];
  book: Book;
  bookClock: BookClock;
  lineLog: LineLog;
  silentAfterMs: number;
  /** The guard of a feed from outside. */
  guard: (feedId: string) => GuardedFeed;
  /** Begins what else the gateway does that runs the feeds. @returns stops it at once */
  alongside?: () => () => void;
}

/** Reads the log from now on, and runs the feeds while this gateway leads. */
export const runFeeds = async (
  { source, pushFeeds, book, bookClock, lineLog, silentAfterMs, guard, alongside }: FeedParts,
  { log, reports, database, traces }: Pick<Ground, 'log' | 'reports' | 'database' | 'traces'>,
  closers: Closers,
): Promise<Leadership> => {
  const reporter = reports.of('feeds');
  await followLog({ book, lineLog, silentAfterMs }, { log, reports }, closers);
  const begin = (writer: LeasedWriter): FeedRun => {
    const onFailure = (error: unknown): void => reporter.failed('startedOver', error);
    const tell = (detail: object, message: string): void => log.info(detail, message);
    const created = source.create?.(bookClock, { onFailure, database, reports, tell });
    const isGuarded = created !== undefined && source.isDoubted;
    const ownFeed = isGuarded ? guardFeed(created, guard(created.feedId), traces) : created;
    const overrides = createOverrideFeed(database, reporter);
    // A log that has the operator's words keeps them; in a new one no line is shown before they are there.
    const ready = hasOverrides(book) ? Promise.resolve() : overrides.begun;
    const stopping = new AbortController();
    const others = [...(ownFeed === undefined ? [] : [ownFeed]), ...pushFeeds];
    const feeds = [overrides, ...others.map((feed) => startAfter(feed, ready, stopping.signal))];
    const runs = feeds.map((feed) => runFeed(feed, { writer, log: lineLog, book, reporter, traces }));
    const stopAlongside = alongside?.();
    return {
      stop: async () => {
        stopping.abort();
        stopAlongside?.();
        await Promise.all(runs.map((run) => run.stop()));
      },
      close: async () => void (await Promise.all(runs.map((run) => run.close()))),
    };
  };
  const leadership = holdLeadership({
    log: lineLog,
    begin,
    onChange: (change) => log.info(change, 'running the feeds'),
    reporter: reports.of('leadership'),
  });
  closers.add(() => leadership.stop());
  return leadership;
};

/** Whether the log has had the operator's words once: it keeps them, also while the feed is out. */
const hasOverrides = ({ signs$ }: Pick<Book, 'signs$'>): boolean => {
  let has = false;
  const signs = signs$.subscribe(({ feedId, state }) => {
    has ||= feedId === OPERATOR_FEED && state !== 'starting';
  });
  signs.unsubscribe();
  return has;
};
