import type { FeedChange, LogEntry, LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import type { Observable } from 'rxjs';
import type { BookImage } from './book-image.ts';

/**
 * The one ordered log between feeds and gateways. Every feed change has a position in it; all gateways read the same
 * entries in the same order, without gaps: the n-th entry of an epoch has clk n.
 *
 * A new epoch begins when the log was lost. Nothing written before it counts any more and every feed has to send
 * its whole image again (`log/feed-runner.ts` does).
 */
export interface LineLog {
  /**
   * Tries to become the one gateway that writes for the feeds. A lease that another gateway has is taken when that one
   * offered it, or when its record is still `seen`: the caller has seen it unchanged for `leaseMs`.
   * @throws LogUnavailable
   */
  takeLease(seen: string | null): Promise<LeaseAnswer>;
  /**
   * A holder that didn't renew its lease for this long has lost it. Every gateway measures by its own monotonic clock,
   * so that no jump of a wall clock, here or at Redis, ends a lease or keeps a dead one. Infinity: nobody else can
   * write.
   */
  readonly leaseMs: number;
  /**
   * Notes that a feed is silent, on the condition that `readClk` is still the last entry of this feed. Any gateway may:
   * it needs no lease, because it only ever closes lines, and never on account of what it has not read.
   * @returns false when the feed has spoken since
   * @throws LogUnavailable
   */
  suspend(feedId: string, readClk: number): Promise<boolean>;
  /**
   * Lets the books go on with what the feed's entries left to do, on the condition that `readClk` is still the last
   * entry of this feed. Any gateway may: of those that ask at once one does.
   * @returns false when the feed has spoken since
   * @throws LogUnavailable
   */
  goOn(feedId: string, readClk: number): Promise<boolean>;
  /** Resolves once the reader holds the state so far; then it gets every entry in order until it is closed. */
  open(reader: LogReader): Promise<OpenLog>;
  /** Whether the log can be read now, starting with the present state. */
  readonly readable$: Observable<boolean>;
  /** The epoch that `append` writes to, starting with the present one; null before the first contact. */
  readonly epoch$: Observable<string | null>;
  close(): Promise<void>;
}

/** The right to write for the feeds. Of all gateways one has it. */
export interface Lease {
  /** Grows with every lease of an epoch. */
  readonly number: number;
  /**
   * Takes one atomic entry.
   * @returns its clk
   * @throws LeaseLost: it was not taken. LogUnavailable: it may or may not have been taken; the feed has to send a
   * whole image again
   */
  append(feedId: string, changes: readonly FeedChange[]): Promise<number>;
  /** @returns false when the lease has passed to another, or was lost with its epoch. @throws LogUnavailable */
  renew(): Promise<boolean>;
  /** Whoever asks may have the lease now; until somebody does it still writes. @throws LogUnavailable */
  offer(): Promise<void>;
}

/** `record` tells this lease, and how often it was renewed, from any other. */
export type LeaseAnswer = { taken: Lease } | { taken: null; record: string };

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

/** The log could not be asked, or didn't answer. */
export class LogUnavailable extends Error {
  override name = 'LogUnavailable';
}

/** The writer no longer holds the lease: another gateway does, or nobody, or the log has started over. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
