import type { FeedChange, LogEntry, LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import type { Observable } from 'rxjs';
import type { BookImage } from './book-image.ts';

/**
 * The one ordered log between feeds and gateways. Every feed change has a position in it; all gateways read the same
 * entries in the same order, without gaps: the n-th entry of an epoch has clk n.
 *
 * A new epoch begins when the log was lost. Nothing written before it counts any more, and every feed has to send its
 * whole image again (`log/feed-runner.ts` does).
 */
export interface LineLog {
  /**
   * Tries to become the one gateway that writes for the feeds. Another gateway's lease is taken if that gateway offered
   * it, or if its record is still `seen`: then the caller has seen it unchanged for `leaseMs`.
   * @throws LogUnavailable
   */
  takeLease(seen: string | null): Promise<LeaseAnswer>;
  /**
   * A holder that didn't renew its lease for this long has lost it. Every gateway measures by its own monotonic clock,
   * so that no jump of a wall clock, here or at Redis, ends a lease or keeps a dead one. Infinity means that nobody
   * else can write.
   */
  readonly leaseMs: number;
  /**
   * Records that a feed is silent, on the condition that `readClk` is still the last entry of this feed. Any gateway
   * may do this without a lease, because it only closes lines, and only if it has read everything that the feed sent.
   * @returns false when the feed has sent something since
   * @throws LogUnavailable
   */
  suspend(feedId: string, readClk: number): Promise<boolean>;
  /**
   * Lets the books continue with work that the feed's entries left, on the condition that `readClk` is still the last
   * entry of this feed. Any gateway may do this; of several at the same moment only one succeeds.
   * @returns false when the feed has sent something since
   * @throws LogUnavailable
   */
  goOn(feedId: string, readClk: number): Promise<boolean>;
  /** Resolves once the reader has the state so far; after that it gets every entry in order until it is closed. */
  open(reader: LogReader): Promise<OpenLog>;
  /** Whether the log can be read now, starting with the current state. */
  readonly readable$: Observable<boolean>;
  /** The epoch that `append` writes to, starting with the current one; null before the first contact. */
  readonly epoch$: Observable<string | null>;
  close(): Promise<void>;
}

/** The right to write for the feeds. Only one gateway has it at a time. */
export interface Lease {
  /** Grows with every lease of an epoch. */
  readonly number: number;
  /**
   * Appends one atomic entry.
   * @returns its clk
   * @throws LeaseLost: it was not appended. LogUnavailable: it may or may not have been appended; the feed has to send
   *   a whole image again
   */
  append(feedId: string, changes: readonly FeedChange[]): Promise<number>;
  /** @returns false when the lease has passed to another, or was lost with its epoch. @throws LogUnavailable */
  renew(): Promise<boolean>;
  /** Offers the lease to any gateway that asks; until one takes it, this one still writes. @throws LogUnavailable */
  offer(): Promise<void>;
}

/** `record` identifies the lease and the number of its renewals. */
export type LeaseAnswer = { taken: Lease } | { taken: null; record: string };

export interface LogReader {
  /**
   * Replaces everything read before: at opening, when the epoch changed, and when the reader is behind the oldest entry
   * that the log still has. `null` is an empty book.
   */
  load(image: BookImage | null, position: LogPosition): void;
  /** Reads the next entry, which always follows the last one. */
  read(entry: LogEntry): void;
  /** The state after everything that was read, so that the log can drop the entries before it. */
  image(): BookImage;
}

export interface OpenLog {
  /**
   * The last moment, by this process's monotonic clock (`performance.now()`), at which the reader certainly had
   * everything in the log; −Infinity before the first one.
   */
  confirmedMs(): number;
  close(): Promise<void>;
}

/** The log couldn't be reached, or didn't answer. */
export class LogUnavailable extends Error {
  override name = 'LogUnavailable';
}

/** The writer no longer has the lease: another gateway has it, nobody has it, or the log has started over. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
