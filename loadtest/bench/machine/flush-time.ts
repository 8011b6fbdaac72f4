import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { calculatePercentile } from './percentile.ts';

const FLUSHES = 200;
/** What PostgreSQL flushes at least: a page of its log. */
const PAGE_BYTES = 8_192;

/** How long the disk under a folder takes to flush one page that was just written: the median, in milliseconds. */
export const measureFlushMs = (folder: string): number => {
  const own = mkdtempSync(join(folder, 'flush-'));
  const file = openSync(join(own, 'pages'), 'w');
  try {
    const page = Buffer.alloc(PAGE_BYTES, 1);
    const tookMs = Array.from({ length: FLUSHES }, () => {
      const startMs = performance.now();
      writeSync(file, page);
      fdatasyncSync(file);
      return performance.now() - startMs;
    });
    return calculatePercentile(tookMs, 0.5) ?? 0;
  } finally {
    closeSync(file);
    rmSync(own, { recursive: true });
  }
};
