import { feedOfBook } from '../config/feed-of-book.ts';
import type { Config } from '../config/read-config.ts';
import { findTokenMistake } from '../lines/feeds/push/find-token-mistake.ts';
import { findRangeMistake } from '../lines/feeds/push/number-ranges.ts';
import { describeRealTime } from '../lines/feeds/source/describe-kinds.ts';
import type { FeedSource } from '../lines/feeds/source/feed-source.ts';
import { StartRefused } from '../ground/report/start-refused.ts';

/**
 * Where the lines come from, opened before anything that would have to be closed again.
 * @throws StartRefused when the variables that begin with FEED don't go together
 */
export const openSource = async (config: Config, wallMs: number): Promise<FeedSource> => {
  const feed = feedOfBook(config);
  const pushFeedIds = config.FEED_PUSH_TOKENS.map(({ feedId }) => feedId);
  const source = await feed.open({ settings: config, pushFeedIds, store: config.DEFAULT_STORE, wallMs });
  const ambiguous = findTokenMistake(config.FEED_PUSH_TOKENS);
  if (ambiguous !== null)
    throw new StartRefused(
      `FEED_PUSH_TOKENS got ${ambiguous}; it takes one for each feed, and each of its own.`,
    );
  const mistake = findRangeMistake(config.FEED_NUMBERS, pushFeedIds);
  if (mistake !== null)
    throw new StartRefused(`FEED_NUMBERS got ${mistake}; it takes ranges of push feeds, each number once.`);
  if (source.clock !== null && config.FEED_PUSH_TOKENS.length > 0)
    throw new StartRefused(
      `FEED got ${JSON.stringify(feed.text)} beside FEED_PUSH_TOKENS, it takes ${describeRealTime()} there: pushed times are real time.`,
    );
  return source;
};
