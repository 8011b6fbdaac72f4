import { mergeGuards } from '@lineboard/domain/lines/guards/merge-guards';
import type { Book } from '../lines/book/book.ts';
import type { Config } from '../config/read-config.ts';
import { readGuards } from '../config/read-guards.ts';
import { createDoubtKeeper } from '../lines/feeds/guard/create-doubt-keeper.ts';
import { GuardedFeed } from '../lines/feeds/guard/guarded-feed.ts';
import { readFeedContests, readFeedGames } from '../lines/feeds/guard/read-feed-games.ts';
import { createNotices } from '../ground/notices/create-notices.ts';
import type { Notices } from '../ground/notices/notice.ts';
import { beginAtZero } from '../ground/report/begin-at-zero.ts';
import { DOUBT_LEVELS } from '../lines/feeds/guard/notice-levels.ts';
import type { Ground } from './open-ground.ts';

export interface OpenGuards {
  notices: Notices;
  /** Returns the only guard of a feed. */
  guard: (feedId: string) => GuardedFeed;
  /** Returns the guard of a feed if it was requested before; null if it has none. */
  guardOf: (feedId: string) => GuardedFeed | null;
  /** The ids of all feeds whose guard was requested. */
  guardedIds: () => readonly string[];
}

/** Opens the guards between feeds and the log, and their reports to operators. */
export const openGuards = (
  config: Pick<Config, 'FEED_GUARDS_FILE'>,
  book: Pick<Book, 'topics' | 'inspect'>,
  { database, log, metrics, reports }: Ground,
): OpenGuards => {
  const file = readGuards(config.FEED_GUARDS_FILE);
  const notices = createNotices({
    database,
    log,
    counter: metrics.feedDoubts,
    unlisted: metrics.unlistedDoubts,
    reporter: reports.of('notices'),
    wallNowMs: Date.now,
  });
  const keeper = createDoubtKeeper(database.pool, notices);
  const guarded = new Map<string, GuardedFeed>();
  const guard = (feedId: string): GuardedFeed => {
    const known = guarded.get(feedId);
    if (known !== undefined) return known;
    beginAtZero(
      metrics.feedDoubts,
      Object.keys(DOUBT_LEVELS).map((code) => ({ feed: feedId, code })),
    );
    for (const counter of [metrics.unlistedDoubts, metrics.foreignResults])
      beginAtZero(counter, [{ feed: feedId }]);
    const made = new GuardedFeed(feedId, {
      guards: mergeGuards(file, feedId),
      keeper,
      readGames: (id) => readFeedGames(book, id),
      readContests: (id) => readFeedContests(book.topics(), id),
      // Feeds from outside use real time.
      nowMs: Date.now,
      onFailure: (error) => reports.of('feeds').failed('doubtsNotRead', error, { feedId }),
    });
    guarded.set(feedId, made);
    return made;
  };
  return {
    notices,
    guard,
    guardOf: (feedId) => guarded.get(feedId) ?? null,
    guardedIds: () => [...guarded.keys()],
  };
};
