import { StartRefused } from '../ground/report/start-refused.ts';
import { describeRealKinds } from '../lines/feeds/source/describe-kinds.ts';
import { type ChosenFeed, readFeed } from '../lines/feeds/source/read-feed.ts';
import type { Config } from './read-config.ts';

type FeedConfig = Pick<Config, 'FEED' | 'DEMO'>;

const madeUp = (): ChosenFeed | null => {
  const result = readFeed('simulator');
  return result.ok ? result.feed : null;
};

/** Where lines come from; a demo makes them up. @returns null: real customers come, and nobody has said from where */
export const findFeed = ({ FEED, DEMO }: FeedConfig): ChosenFeed | null => FEED ?? (DEMO ? madeUp() : null);

/** @throws StartRefused: what nobody chose is never what customers bet real money on */
export const feedOfBook = (config: FeedConfig): ChosenFeed => {
  const feed = findFeed(config);
  if (feed === null)
    throw new StartRefused(
      `FEED got nothing, it takes ${describeRealKinds()} in a book that is no demo; ` +
        '`npx lineboard init` sets one up.',
    );
  return feed;
};

/** Whether real customers would bet on games that nobody plays, or that are over. */
export const isMadeUp = (config: FeedConfig): boolean =>
  !config.DEMO && findFeed(config)?.kind.isMadeUp === true;
