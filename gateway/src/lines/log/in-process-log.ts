import { randomUUID } from 'node:crypto';
import type { FeedChange, LogEntry, LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import { BehaviorSubject } from 'rxjs';
import type { BookImage } from '../book/book-image.ts';
import { LeaseLost, LogUnavailable } from '../book/line-log.ts';
import type { Lease, LeaseAnswer, LineLog, LogReader, OpenLog } from '../book/line-log.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import { activeTraceparent } from '../../ground/traces/traceparent.ts';
import { guardReader } from './book-fault.ts';

export interface InProcessLogOptions {
  reporter: Reporter<'lineLog'>;
  /** Entries kept before they are folded into an image of a reader; also the most that are kept without a reader. */
  maxEntries?: number;
  nowMs?: () => number;
}

/** Its creator may call `append` without a lease: a gateway that shares the log with nobody has nobody to keep out. */
export interface InProcessLog extends LineLog {
  append: Lease['append'];
}

/**
 * The log of a gateway that runs alone. Readers get an entry before `append` returns. It lives as long as the
 * process: its epoch is made up again each time, so every client begins with a snapshot after a restart.
 */
export const createInProcessLog = (options: InProcessLogOptions): InProcessLog => new ProcessLog(options);

/** Lines of games come by the thousand, and have plain values alone. */
const copyChange = (change: FeedChange): FeedChange =>
  change.kind === 'line' ? { ...change, line: { ...change.line } } : structuredClone(change);

class ProcessLog implements InProcessLog {
  readonly leaseMs = Number.POSITIVE_INFINITY;
  readonly readable$ = new BehaviorSubject(true);
  readonly epoch$ = new BehaviorSubject<string | null>(randomUUID());
  readonly #reporter: Reporter<'lineLog'>;
  readonly #maxEntries: number;
  readonly #nowMs: () => number;
  readonly #readers = new Set<LogReader>();
  readonly #undelivered: LogEntry[] = [];
  readonly #lastClks = new Map<string, number>();
  #base: { image: BookImage | null; clk: number } = { image: null, clk: 0 };
  #entries: LogEntry[] = [];
  #clk = 0;
  #isDelivering = false;
  #lease = { number: 0, renewals: 0, isOffered: true };

  constructor({ reporter, maxEntries = 2_000, nowMs = Date.now }: InProcessLogOptions) {
    this.#reporter = reporter;
    this.#maxEntries = maxEntries;
    this.#nowMs = nowMs;
  }

  async append(feedId: string, changes: readonly FeedChange[]): Promise<number> {
    if (!this.readable$.value) throw new LogUnavailable('the log is closed');
    const trace = activeTraceparent();
    const entry = {
      ...{ clk: ++this.#clk, atMs: this.#nowMs(), feedId, changes: changes.map(copyChange) },
      ...(trace === null ? {} : { trace }),
    };
    this.#lastClks.set(feedId, entry.clk);
    this.#undelivered.push(entry);
    this.#deliver();
    return entry.clk;
  }

  suspend(feedId: string, readClk: number): Promise<boolean> {
    return this.#appendAfter(feedId, readClk, { kind: 'feedDown', reason: 'silent' });
  }

  goOn(feedId: string, readClk: number): Promise<boolean> {
    return this.#appendAfter(feedId, readClk, { kind: 'settle' });
  }

  async takeLease(seen: string | null): Promise<LeaseAnswer> {
    const record = `${this.#lease.number} ${this.#lease.renewals}`;
    if (!this.#lease.isOffered && record !== seen) return { taken: null, record };
    this.#lease = { number: this.#lease.number + 1, renewals: 0, isOffered: false };
    return { taken: this.#createLease(this.#lease.number) };
  }

  async open(given: LogReader): Promise<OpenLog> {
    const reader = guardReader(given);
    this.#load(reader);
    this.#readers.add(reader);
    return {
      confirmedMs: () => performance.now(),
      close: async () => {
        this.#readers.delete(reader);
      },
    };
  }

  async close(): Promise<void> {
    this.#readers.clear();
    if (this.readable$.value) this.readable$.next(false);
  }

  async #appendAfter(feedId: string, readClk: number, change: FeedChange): Promise<boolean> {
    if (this.#lastClks.get(feedId) !== readClk) return false;
    await this.append(feedId, [change]);
    return true;
  }

  #createLease(number: number): Lease {
    const isHeld = (): boolean => this.#lease.number === number;
    return {
      number,
      append: async (feedId, changes) => {
        if (!isHeld()) throw new LeaseLost('the lease has passed to another');
        return this.append(feedId, changes);
      },
      renew: async () => {
        if (isHeld()) this.#lease.renewals += 1;
        return isHeld();
      },
      offer: async () => {
        if (isHeld()) this.#lease.isOffered = true;
      },
    };
  }

  /** A reader that appends while it reads must not make another reader see entries out of order. */
  #deliver(): void {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    try {
      for (let next = this.#undelivered.shift(); next !== undefined; next = this.#undelivered.shift()) {
        this.#entries.push(next);
        for (const reader of [...this.#readers]) if (!this.#give(reader, next)) break;
      }
      if (this.#entries.length >= this.#maxEntries) this.#fold();
    } finally {
      this.#isDelivering = false;
    }
  }

  /**
   * A book that fails on an entry is reloaded, with it. Failing on that, too, it can only start over, with its
   * feeds.
   * @returns false when the log started over
   */
  #give(reader: LogReader, entry: LogEntry): boolean {
    try {
      reader.read(entry);
    } catch (fault) {
      this.#reporter.failed('bookFault', fault);
      try {
        this.#load(reader);
      } catch (again) {
        this.#reporter.failed('bookFault', again);
        this.#loseAll();
        return false;
      }
    }
    return true;
  }

  #load(reader: LogReader): void {
    reader.load(this.#base.image, this.#position(this.#base.clk));
    for (const entry of this.#entries) reader.read(entry);
  }

  #fold(): void {
    const [reader] = this.#readers;
    if (reader === undefined) return this.#loseAll();
    this.#base = { image: reader.image(), clk: this.#clk };
    this.#entries = [];
  }

  #loseAll(): void {
    this.#base = { image: null, clk: 0 };
    this.#entries = [];
    this.#undelivered.length = 0;
    this.#clk = 0;
    this.#lastClks.clear();
    this.epoch$.next(randomUUID());
    for (const reader of this.#readers) this.#load(reader);
  }

  #position(clk: number): LogPosition {
    return { epoch: this.epoch$.value!, clk };
  }
}
