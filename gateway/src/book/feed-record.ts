import type { FeedState } from '@lineboard/domain/wire/live-messages';
import type { FeedImage } from './book-image.ts';

/** What the book knows of a feed, and what belongs to it. */
export interface FeedRecord {
  readonly feedId: string;
  state: FeedState;
  sinceMs: number;
  /** The entry with its last sign of life. */
  lastClk: number;
  /** Last sign of life by the log's clock. */
  lastEntryMs: number;
  /** Last sign of life by this gateway's clock; silence is measured from here. */
  seenMs: number;
  named: Set<string> | null;
  readonly games: Set<number>;
  readonly contestLines: Set<string>;
}

export const createFeedRecord = (feedId: string, atMs: number, clk: number): FeedRecord => ({
  feedId,
  state: 'starting',
  sinceMs: atMs,
  lastClk: clk,
  lastEntryMs: atMs,
  seenMs: atMs,
  named: null,
  games: new Set(),
  contestLines: new Set(),
});

export const restoreFeedRecord = (image: FeedImage): FeedRecord => ({
  ...createFeedRecord(image.feedId, image.lastEntryMs, image.lastClk),
  state: image.state,
  sinceMs: image.sinceMs,
  named: image.named === null ? null : new Set(image.named),
});

export const imageOfFeed = (feed: FeedRecord): FeedImage => ({
  feedId: feed.feedId,
  state: feed.state,
  sinceMs: feed.sinceMs,
  lastClk: feed.lastClk,
  lastEntryMs: feed.lastEntryMs,
  named: feed.named === null ? null : [...feed.named],
});
