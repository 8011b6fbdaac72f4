import { feedOfBook } from '../config/feed-of-book.ts';
import { readOddsApiSettings } from '../config/odds-api-variables.ts';
import type { Config } from '../config/read-config.ts';
import { findTokenMistake } from '../lines/feeds/push/find-token-mistake.ts';
import { findRangeMistake } from '../lines/feeds/push/number-ranges.ts';
import { openOddsApiSource } from '../lines/feeds/odds-api/open-odds-api-source.ts';
import { type FeedSource, openFeedSource } from '../lines/feeds/source/open-feed-source.ts';
import { StartRefused } from '../ground/report/start-refused.ts';

/**
 * Where the lines come from, opened before anything that would have to be closed again.
 * @throws StartRefused when the variables that begin with FEED don't go together
 */
export const openSource = async (config: Config, wallMs: number): Promise<FeedSource> => {
  const { text, option } = feedOfBook(config);
  if (option.kind === 'push' && config.FEED_PUSH_TOKENS.length === 0)
    throw new StartRefused('FEED_PUSH_TOKENS got nothing, it takes feedId:token pairs when FEED is push.');
  const feedIds = config.FEED_PUSH_TOKENS.map(({ feedId }) => feedId);
  const ambiguous = findTokenMistake(config.FEED_PUSH_TOKENS);
  if (ambiguous !== null)
    throw new StartRefused(
      `FEED_PUSH_TOKENS got ${ambiguous}; it takes one for each feed, and each of its own.`,
    );
  const mistake = findRangeMistake(config.FEED_NUMBERS, feedIds);
  if (mistake !== null)
    throw new StartRefused(`FEED_NUMBERS got ${mistake}; it takes ranges of push feeds, each number once.`);
  const source =
    option.kind === 'oddsApi'
      ? openOddsApiSource(readOddsApiSettings(config), config.DEFAULT_STORE)
      : await openFeedSource({ text, option }, config.DEFAULT_STORE, wallMs);
  if (source.clock !== null && config.FEED_PUSH_TOKENS.length > 0)
    throw new StartRefused(
      `FEED got ${JSON.stringify(text)} beside FEED_PUSH_TOKENS, it takes push, odds-api or a simulator of speed 1 there: pushed times are real time.`,
    );
  return source;
};
