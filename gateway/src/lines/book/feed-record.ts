import type { FeedState } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { FeedImage } from './book-image.ts';

export type NamedKind = 'game' | 'line' | 'contestLine' | 'score' | 'override';

/** A record as an image names it. @param key its key in the record store */
export const recordName = (kind: NamedKind, key: string | number): string => `${kind} ${key}`;

export const parseRecordName = (name: string): { kind: NamedKind; key: string } => {
  const space = name.indexOf(' ');
  return { kind: name.slice(0, space) as NamedKind, key: name.slice(space + 1) };
};

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
  /** The last entry that put it down; 0 when none did. */
  downClk: number;
  /** Records that are gone, by `recordName`, and still to be taken out: an entry takes out a bounded number. */
  leaving: Set<string>;
  /** Lines that are still to be shown as the feed's state demands. */
  unshown: Set<string>;
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
  downClk: 0,
  leaving: new Set(),
  unshown: new Set(),
  games: new Set(),
  contestLines: new Set(),
});

export const restoreFeedRecord = (image: FeedImage): FeedRecord => ({
  ...createFeedRecord(image.feedId, image.lastEntryMs, image.lastClk),
  state: image.state,
  sinceMs: image.sinceMs,
  named: image.named === null ? null : new Set(image.named),
  downClk: image.downClk ?? (image.state === 'down' ? image.lastClk : 0),
  leaving: new Set(image.leaving),
  unshown: new Set(image.unshown),
});

export const imageOfFeed = (feed: FeedRecord): FeedImage => ({
  feedId: feed.feedId,
  state: feed.state,
  sinceMs: feed.sinceMs,
  lastClk: feed.lastClk,
  lastEntryMs: feed.lastEntryMs,
  named: feed.named === null ? null : [...feed.named],
  downClk: feed.downClk,
  leaving: [...feed.leaving],
  unshown: [...feed.unshown],
});
