import type { Database } from '../../../src/ground/database/create-database.ts';
import type { SeasonPage } from '../season-page.ts';
import { openBelievers } from './lies-bettor.ts';
import { type LiesOperator, openLiesOperator } from './lies-operator.ts';
import { type LyingFeed, startLyingFeed } from './lying-feed.ts';

/** The liar, the operator and the bettors, at gateways that run. */
export interface LiesHouse {
  database: Database;
  feed: LyingFeed;
  operator: LiesOperator;
  pages: readonly SeasonPage[];
  /** By which operator and customers come. */
  origin: string;
  close(): void;
}

/**
 * @param feedOrigins of all gateways: any of them may run the feeds
 * @param pageOrigins where customers and operators come in
 */
export const openLiesHouse = async (
  database: Database,
  feedOrigins: readonly string[],
  pageOrigins: readonly string[],
): Promise<LiesHouse> => {
  const [origin = ''] = pageOrigins;
  const operator = await openLiesOperator(database, origin);
  const pages = await openBelievers(database, pageOrigins);
  const feed = startLyingFeed(feedOrigins);
  return { database, feed, operator, pages, origin, close: feed.stop };
};
