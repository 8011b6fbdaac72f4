import { DEFAULT_GUARDS } from '@lineboard/domain/guards/default-guards';
import { type DoubtKeeper, GuardedFeed } from '../../src/feeds/guard/guarded-feed.ts';

const NOBODY_KEEPS: DoubtKeeper = {
  read: () => Promise.resolve({ open: [], believed: [] }),
  began: () => undefined,
  grew: () => undefined,
  ended: () => undefined,
};

/** A feed's guard at the default figures, with nothing behind it. */
export const plainGuard = (feedId: string, nowMs: () => number, keeper = NOBODY_KEEPS): GuardedFeed =>
  new GuardedFeed(feedId, {
    guards: DEFAULT_GUARDS,
    keeper,
    readGames: () => [],
    nowMs,
    onFailure: (error) => {
      throw error;
    },
  });
