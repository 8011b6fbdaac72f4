import PQueue from 'p-queue';
import type { ExportTask } from './export-worker.ts';
import { makeFile } from './make-file.ts';
import type { SheetRow } from './sheet.ts';

/** Files made at once: each is a thread. */
const AT_ONCE = 2;

/** Who would wait longer than for these is told to come back. */
const MOST_WAITING = 20;

/** A customer's next file may be asked for so long after the last one was. */
const BETWEEN_MS = 2_000;

/** Customers whose last file is remembered. */
const MOST_REMEMBERED = 10_000;

export interface Exports {
  /** @returns null when the customer's last one is not done or was asked for just now, or too many wait */
  make: (
    customerId: string,
    task: ExportTask,
    parts: AsyncIterable<readonly SheetRow[]>,
  ) => Promise<Uint8Array | null>;
}

/** One file at a time for each customer, and few in all. */
export const createExports = (nowMs: () => number): Exports => {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const busy = new Set<string>();
  const askedAtMs = new Map<string, number>();
  return {
    make: async (customerId, task, parts) => {
      const last = askedAtMs.get(customerId) ?? -Infinity;
      if (busy.has(customerId) || queue.size >= MOST_WAITING || nowMs() - last < BETWEEN_MS) return null;
      busy.add(customerId);
      askedAtMs.delete(customerId);
      if (askedAtMs.size >= MOST_REMEMBERED) askedAtMs.clear();
      askedAtMs.set(customerId, nowMs());
      try {
        return (await queue.add(() => makeFile(task, parts))) ?? null;
      } finally {
        busy.delete(customerId);
      }
    },
  };
};
