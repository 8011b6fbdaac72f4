import PQueue from 'p-queue';
import type { ExportTask } from './export-worker.ts';
import type { makeFile } from './make-file.ts';
import type { SheetRow } from './sheet.ts';

/** The number of files that are made at the same time: each needs a thread with its own heap. */
const AT_ONCE = 2;

/** How many long files are made at once: one thread is always free for the short ones, which take a moment. */
const LONG_AT_ONCE = 1;

/** A file with more rows is a long one: this many take half a second, and the largest file takes some seconds. */
export const LONG_FROM_ROWS = 1_000;

/** A caller behind more than this many is told to come back later; long and short files are counted separately. */
export const MOST_WAITING = 20;

/** The time between two requests of one customer. */
const BETWEEN_MS = 2_000;

/** The number of customers whose last request is remembered. */
const MOST_REMEMBERED = 10_000;

export interface AskedFile {
  task: ExportTask;
  /** The approximate number of rows. */
  count: number;
  rows: AsyncIterable<readonly SheetRow[]>;
}

export interface Exports {
  /** @returns null when the customer's last file isn't done or was requested just now, or too many are waiting */
  make: (customerId: string, file: AskedFile) => Promise<Uint8Array | null>;
}

/** Makes one file at a time for each customer, and few in total; a short one never waits for a long one. */
export const createExports = (nowMs: () => number, make: typeof makeFile): Exports => {
  const all = new PQueue({ concurrency: AT_ONCE });
  const long = new PQueue({ concurrency: LONG_AT_ONCE });
  const busy = new Set<string>();
  const askedAtMs = new Map<string, number>();
  return {
    make: async (customerId, { task, count, rows }) => {
      const last = askedAtMs.get(customerId) ?? -Infinity;
      const isLong = count > LONG_FROM_ROWS;
      const waiting = isLong ? long.size : all.size;
      if (busy.has(customerId) || waiting >= MOST_WAITING || nowMs() - last < BETWEEN_MS) return null;
      busy.add(customerId);
      askedAtMs.delete(customerId);
      if (askedAtMs.size >= MOST_REMEMBERED) askedAtMs.clear();
      askedAtMs.set(customerId, nowMs());
      const inTurn = () => all.add(() => make(task, rows));
      try {
        return (await (isLong ? long.add(inTurn) : inTurn())) ?? null;
      } finally {
        busy.delete(customerId);
      }
    },
  };
};
