import type { Book } from '../book/book.ts';
import type { Config } from '../config/read-config.ts';
import { createNumberOwners } from '../feeds/push/create-number-owners.ts';
import { createPushFeeds, type PushFeeds } from '../feeds/push/create-push-feeds.ts';
import { createRangeJudge } from '../feeds/push/number-ranges.ts';
import { tellRefusedRows } from '../feeds/push/tell-refused-rows.ts';
import type { Ground } from './open-ground.ts';

interface PushGround extends Pick<Ground, 'database' | 'metrics' | 'reports'> {
  log: Pick<Ground['log'], 'warn'>;
}

/** The feeds of operators' own line movers. */
export const openPushFeeds = (
  config: Config,
  book: Book,
  { database, metrics, log, reports }: PushGround,
): PushFeeds =>
  createPushFeeds(config.FEED_PUSH_TOKENS, {
    owners: createNumberOwners(book, database),
    judgeRange: createRangeJudge(config.FEED_NUMBERS),
    onRefused: tellRefusedRows(metrics, (detail) => log.warn({ detail }, 'feed')),
    reporter: reports.of('feeds'),
  });
