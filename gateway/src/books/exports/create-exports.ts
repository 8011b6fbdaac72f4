import PQueue from 'p-queue';
import type { ExportTask } from './export-worker.ts';
import type { makeFile } from './make-file.ts';
import type { SheetRow } from './sheet.ts';

/** Files made at once: each is a thread, with a heap of its own. */
const AT_ONCE = 2;

/** How many long files are made at once: one thread is always free for the others, which take a moment. */
const LONG_AT_ONCE = 1;

/** A file of more rows is a long one: as many take half a second, the most that a file may have some seconds. */
export const LONG_FROM_ROWS = 1_000;

/** A caller behind more than these is told to come back; long files and others are counted apart. */
export const MOST_WAITING = 20;

/** A customer's next file may be asked for so long after the last one was. */
const BETWEEN_MS = 2_000;

/** Customers whose last file is remembered. */
const MOST_REMEMBERED = 10_000;

export interface AskedFile {
  task: ExportTask;
  /** How many there will be, about. */
  count: number;
  rows: AsyncIterable<readonly SheetRow[]>;
}

export interface Exports {
  /** @returns null when the customer's last one is not done or was asked for just now, or too many wait */
  make: (customerId: string, file: AskedFile) => Promise<Uint8Array | null>;
}

/** One file at a time for each customer, and few in all; a short one waits for no long one. */
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
