import type { Book } from '../lines/book/book.ts';
import type { Config } from '../config/read-config.ts';
import type { GuardedFeed } from '../lines/feeds/guard/guarded-feed.ts';
import { createNumberOwners } from '../lines/feeds/push/create-number-owners.ts';
import { createPushFeeds, type PushFeeds } from '../lines/feeds/push/create-push-feeds.ts';
import { noteLeague } from '../lines/feeds/push/note-league.ts';
import { createRangeJudge } from '../lines/feeds/push/number-ranges.ts';
import { tellRefusedRows } from '../lines/feeds/push/tell-refused-rows.ts';
import type { Notices } from '../ground/notices/notice.ts';
import type { Ground } from './open-ground.ts';
import { openGuards } from './open-guards.ts';

interface PushGround extends Pick<Ground, 'database' | 'metrics' | 'reports' | 'traces'> {
  notices: Notices;
  guard: (feedId: string) => GuardedFeed;
}

/** The feeds that come over HTTP, and what guards them and every other feed from outside. */
export const openGuardedFeeds = (config: Config, book: Book, ground: Ground) => {
  const guards = openGuards(config, book, ground);
  const { feeds, routes, refuseLeagues } = openPushFeeds(config, book, { ...ground, ...guards });
  return { ...guards, pushFeeds: feeds, feedRoutes: routes, refuseLeagues };
};

/** The feeds of operators' own line movers. They speak of real time. */
export const openPushFeeds = (
  config: Config,
  book: Book,
  { database, metrics, reports, traces, notices, guard }: PushGround,
): PushFeeds => {
  const wallNowMs = Date.now;
  const reporter = reports.of('feeds');
  const { DEFAULT_STORE, SIGN_UP_STORE } = config;
  return createPushFeeds(config.FEED_PUSH_TOKENS, {
    owners: createNumberOwners(book, database, [
      DEFAULT_STORE,
      ...(SIGN_UP_STORE === null ? [] : [SIGN_UP_STORE]),
    ]),
    judgeRange: createRangeJudge(config.FEED_NUMBERS),
    ...tellRefusedRows(metrics, notices, wallNowMs),
    onNewLeague: noteLeague(database, notices, { reporter, wallNowMs }),
    nowMs: wallNowMs,
    guard,
    reporter,
    traces,
  });
};
