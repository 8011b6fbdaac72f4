import { DEFAULT_GUARDS } from '@lineboard/domain/lines/guards/default-guards';
import { type DoubtKeeper, GuardedFeed } from '../../src/lines/feeds/guard/guarded-feed.ts';

const NOBODY_KEEPS: DoubtKeeper = {
  read: () => Promise.resolve({ open: [], believed: [] }),
  began: () => undefined,
  grew: () => undefined,
  ended: () => undefined,
};

/** Images may leave out whatever they like. */
export const ANY_IMAGE = { ...DEFAULT_GUARDS, mostDropped: 1 };

/** A feed's guard at the default figures, unless told otherwise, with nothing behind it. */
export const plainGuard = (
  feedId: string,
  nowMs: () => number,
  keeper = NOBODY_KEEPS,
  guards = DEFAULT_GUARDS,
): GuardedFeed =>
  new GuardedFeed(feedId, {
    guards,
    keeper,
    readGames: () => [],
    readContests: () => [],
    nowMs,
    onFailure: (error) => {
      throw error;
    },
  });
