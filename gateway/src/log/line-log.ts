import type { FeedChange, LogEntry, LogPosition } from '@lineboard/domain/feed/feed-change';
import type { Observable } from 'rxjs';
import type { BookImage } from '../book/book-image.ts';

/**
 * The one ordered log between feeds and gateways. Every feed change has a position in it; all gateways read the same
 * entries in the same order, without gaps: the n-th entry of an epoch has clk n.
 *
 * A new epoch begins when the log was lost. Nothing written before it counts any more and every feed has to send
 * its whole image again (`log/feed-runner.ts` does).
 */
export interface LineLog {
  /**
   * Takes one atomic entry.
   * @returns its clk
   * @throws LogUnavailable: the entry may or may not have been taken; the feed has to send a whole image again
   */
  append(feedId: string, changes: readonly FeedChange[]): Promise<number>;
  /** Resolves once the reader holds the state so far; then it gets every entry in order until it is closed. */
  open(reader: LogReader): Promise<OpenLog>;
  /** Whether the log can be read now, starting with the present state. */
  readonly readable$: Observable<boolean>;
  /** The epoch that `append` writes to, starting with the present one; null before the first contact. */
  readonly epoch$: Observable<string | null>;
  close(): Promise<void>;
}

export interface LogReader {
  /**
   * Takes the place of everything read before: at opening, when the epoch changed, and when the reader has fallen
   * behind what the log still holds. `null` is an empty book.
   */
  load(image: BookImage | null, position: LogPosition): void;
  /** Always the entry after the last one. */
  read(entry: LogEntry): void;
  /** All that was read, so that the log can forget the entries behind it. */
  image(): BookImage;
}

export interface OpenLog {
  /**
   * The last moment, by this process's monotonic clock (`performance.now()`), of which it is known that the reader had
   * been given all that the log held then; −Infinity before the first.
   */
  confirmedMs(): number;
  close(): Promise<void>;
}

/** The log could not take an entry. */
export class LogUnavailable extends Error {
  override name = 'LogUnavailable';
}
