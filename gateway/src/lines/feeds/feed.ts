import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';

/** Where a feed writes. One call is one atomic step of the ordered log. */
export interface FeedSink {
  append(changes: readonly FeedChange[]): Promise<void>;
  /** Whether the feed was running a moment ago, on another gateway: its lines are open and hardly older than that. */
  isRunning?(): boolean;
  /** Whether something of the game is doubted, and waits for a second word of the feed or for a right one. */
  isDoubted?(gameNum: number): boolean;
}

/** A source of lines and scores: simulator, replay, push, provider. All write the one ordered log. */
export interface Feed {
  readonly feedId: string;
  /**
   * Begins with a whole image (imageBegin … imageEnd) that also holds the finals of the last days, so that a book
   * that was away grades what ended meanwhile; then changes, and a `beat` at least every second.
   */
  start(sink: FeedSink): Promise<void>;
  stop(): Promise<void>;
}
