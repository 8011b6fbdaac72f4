import { randomUUID } from 'node:crypto';
import type { LogEntry } from '@lineboard/domain/feed/feed-change';
import { BehaviorSubject } from 'rxjs';
import type { BookImage } from '../book/book-image.ts';
import { LeaseLost, LogUnavailable } from '../book/line-log.ts';
import type { Lease, LineLog, LogReader } from '../book/line-log.ts';

export interface InProcessLogOptions {
  /** Entries kept before they are folded into an image of a reader; also the most that stand without a reader. */
  maxEntries?: number;
  nowMs?: () => number;
}

/** Its `append` is for whoever made it: a gateway that shares it with nobody has nobody to keep out. */
export interface InProcessLog extends LineLog {
  append: Lease['append'];
}

/**
 * The log of a gateway that runs alone. Readers get an entry before `append` returns. It lives as long as the
 * process: its epoch is made up anew each time, so every client begins with a snapshot after a restart.
 */
export const createInProcessLog = ({
  maxEntries = 2_000,
  nowMs = Date.now,
}: InProcessLogOptions = {}): InProcessLog => {
  const readers = new Set<LogReader>();
  const readable$ = new BehaviorSubject(true);
  const epoch$ = new BehaviorSubject<string | null>(randomUUID());
  const undelivered: LogEntry[] = [];
  let base: { image: BookImage | null; clk: number } = { image: null, clk: 0 };
  let entries: LogEntry[] = [];
  let clk = 0;
  let delivering = false;
  const lastClks = new Map<string, number>();
  let lease = { number: 0, renewals: 0, isOffered: true };

  const position = (at: number) => ({ epoch: epoch$.value!, clk: at });

  const loseAll = (): void => {
    base = { image: null, clk: 0 };
    entries = [];
    clk = 0;
    lastClks.clear();
    epoch$.next(randomUUID());
  };

  const fold = (): void => {
    const [reader] = readers;
    if (reader === undefined) return loseAll();
    base = { image: reader.image(), clk };
    entries = [];
  };

  /** A reader that appends while it reads must not make another reader see entries out of order. */
  const deliver = (): void => {
    if (delivering) return;
    delivering = true;
    try {
      for (let entry = undelivered.shift(); entry !== undefined; entry = undelivered.shift()) {
        entries.push(entry);
        for (const reader of [...readers]) reader.read(entry);
      }
      if (entries.length >= maxEntries) fold();
    } finally {
      delivering = false;
    }
  };

  const append: Lease['append'] = async (feedId, changes) => {
    if (!readable$.value) throw new LogUnavailable('the log is closed');
    const entry = { clk: ++clk, atMs: nowMs(), feedId, changes: structuredClone(changes) };
    lastClks.set(feedId, entry.clk);
    undelivered.push(entry);
    deliver();
    return entry.clk;
  };

  const createLease = (number: number): Lease => {
    const isHeld = (): boolean => lease.number === number;
    return {
      number,
      append: async (feedId, changes) => {
        if (!isHeld()) throw new LeaseLost('the lease has passed to another');
        return append(feedId, changes);
      },
      renew: async () => {
        if (isHeld()) lease.renewals += 1;
        return isHeld();
      },
      offer: async () => {
        if (isHeld()) lease.isOffered = true;
      },
    };
  };

  return {
    readable$,
    epoch$,
    append,
    leaseMs: Number.POSITIVE_INFINITY,
    takeLease: async (seen) => {
      const record = `${lease.number} ${lease.renewals}`;
      if (!lease.isOffered && record !== seen) return { taken: null, record };
      lease = { number: lease.number + 1, renewals: 0, isOffered: false };
      return { taken: createLease(lease.number) };
    },
    suspend: async (feedId, readClk) => {
      if (lastClks.get(feedId) !== readClk) return false;
      await append(feedId, [{ kind: 'feedDown', reason: 'silent' }]);
      return true;
    },
    open: async (reader) => {
      reader.load(base.image, position(base.clk));
      for (const entry of entries) reader.read(entry);
      readers.add(reader);
      return {
        confirmedMs: () => performance.now(),
        close: async () => {
          readers.delete(reader);
        },
      };
    },
    close: async () => {
      readers.clear();
      if (readable$.value) readable$.next(false);
    },
  };
};
