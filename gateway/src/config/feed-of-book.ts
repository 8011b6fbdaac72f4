import { StartRefused } from '../ground/report/start-refused.ts';
import { type ChosenFeed, readFeed } from './chosen-feed.ts';
import type { Config } from './read-config.ts';

type FeedConfig = Pick<Config, 'FEED' | 'DEMO'>;

/** Where lines come from; a demo makes them up. @returns null: real customers come, and nobody has said from where */
export const findFeed = ({ FEED, DEMO }: FeedConfig): ChosenFeed | null =>
  FEED ?? (DEMO ? (readFeed('simulator') ?? null) : null);

/** @throws StartRefused: what nobody chose is never what customers bet real money on */
export const feedOfBook = (config: FeedConfig): ChosenFeed => {
  const feed = findFeed(config);
  if (feed === null)
    throw new StartRefused(
      'FEED got nothing, it takes push (with FEED_PUSH_TOKENS) or odds-api (with ODDS_API_KEY) in a book that is no demo; ' +
        '`npx lineboard init` sets one up.',
    );
  return feed;
};

/** Whether real customers would bet on games that nobody plays, or that are over. */
export const isMadeUp = (config: FeedConfig): boolean => {
  const kind = findFeed(config)?.option.kind;
  return !config.DEMO && (kind === 'simulator' || kind === 'replay');
};
