import { randomUUID } from 'node:crypto';
import type { LogEntry } from '@lineboard/domain/feed/feed-change';
import { BehaviorSubject } from 'rxjs';
import type { BookImage } from '../book/book-image.ts';
import { LogUnavailable } from './line-log.ts';
import type { LineLog, LogReader } from './line-log.ts';

export interface InProcessLogOptions {
  /** Entries kept before they are folded into an image of a reader; also the most that stand without a reader. */
  maxEntries?: number;
  nowMs?: () => number;
}

/**
 * The log of a gateway that runs alone. Readers get an entry before `append` returns. It lives as long as the
 * process: its epoch is made up anew each time, so every client begins with a snapshot after a restart.
 */
export const createInProcessLog = ({
  maxEntries = 2_000,
  nowMs = Date.now,
}: InProcessLogOptions = {}): LineLog => {
  const readers = new Set<LogReader>();
  const readable$ = new BehaviorSubject(true);
  const epoch$ = new BehaviorSubject<string | null>(randomUUID());
  const undelivered: LogEntry[] = [];
  let base: { image: BookImage | null; clk: number } = { image: null, clk: 0 };
  let entries: LogEntry[] = [];
  let clk = 0;
  let delivering = false;

  const position = (at: number) => ({ epoch: epoch$.value!, clk: at });

  const loseAll = (): void => {
    base = { image: null, clk: 0 };
    entries = [];
    clk = 0;
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

  return {
    readable$,
    epoch$,
    append: async (feedId, changes) => {
      if (!readable$.value) throw new LogUnavailable('the log is closed');
      const entry = { clk: ++clk, atMs: nowMs(), feedId, changes: structuredClone(changes) };
      undelivered.push(entry);
      deliver();
      return entry.clk;
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
