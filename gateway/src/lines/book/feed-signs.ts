import type { FeedState } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { FeedRecord } from './feed-record.ts';

/** A feed gave a sign of life `quietMs` ago. */
export interface FeedSign {
  feedId: string;
  state: FeedState;
  quietMs: number;
  /** The entry in which it did, or in which it was gone on with. */
  clk: number;
  /** The last entry that put the feed down; 0 when none did. */
  downClk: number;
  /** Whether the book has done all that the feed's entries say; if not, the next ones go on with it. */
  isDone: boolean;
}

export interface FeedSigns {
  signOf(feed: FeedRecord): FeedSign;
  isUp(feed: FeedRecord | undefined): boolean;
  /** How long ago the feed gave a sign of life; Infinity when it isn't up. */
  quietMs(feed: FeedRecord | undefined): number;
  /** The state that the feed is in now, and since when, epoch milliseconds. */
  stateSince(feed: FeedRecord): { feedId: string; state: FeedState; sinceMs: number };
}

/**
 * Reads feeds' states by the clock: one that has been silent for its limit is out here at once, whether the log says so
 * yet or not (HR-32).
 */
export const createFeedSigns = (silentAfterMs: number, nowMs: () => number): FeedSigns => {
  const quietSince = (feed: FeedRecord): number => nowMs() - feed.seenMs;
  const stateOf = (feed: FeedRecord): FeedState =>
    feed.state !== 'down' && quietSince(feed) >= silentAfterMs ? 'down' : feed.state;
  const isUp = (feed: FeedRecord | undefined): feed is FeedRecord =>
    feed !== undefined && stateOf(feed) === 'up';
  return {
    signOf: (feed) => ({
      feedId: feed.feedId,
      state: feed.state,
      quietMs: quietSince(feed),
      clk: feed.lastClk,
      downClk: feed.downClk,
      isDone: feed.leaving.size + feed.unshown.size === 0,
    }),
    isUp,
    quietMs: (feed) => (isUp(feed) ? quietSince(feed) : Number.POSITIVE_INFINITY),
    stateSince: (feed) => {
      const state = stateOf(feed);
      const sinceMs = state === feed.state ? feed.sinceMs : feed.seenMs + silentAfterMs;
      return { feedId: feed.feedId, state, sinceMs };
    },
  };
};
