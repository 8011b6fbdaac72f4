import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { findScript } from '../../ground/folders/folders.ts';
import type { ExportPart, ExportTask } from './export-worker.ts';
import type { SheetRow } from './sheet.ts';

/** The longest that a file may take; 10,000 rows take some seconds. */
const MOST_MS = 60_000;

/** More than 10,000 rows and the Chinese font take. */
const MOST_HEAP_MB = 512;

/**
 * Makes a file in a thread of its own: what serves tickets and prices isn't held up by it.
 *
 * @param parts rows as they are read, some at a time
 * @throws when the thread fails or takes too long
 */
export const makeFile = async (
  task: ExportTask,
  parts: AsyncIterable<readonly SheetRow[]>,
): Promise<Uint8Array> => {
  const worker = new Worker(findScript('books/exports', 'export-worker'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  const made = once(worker, 'message', { signal: AbortSignal.timeout(MOST_MS) });
  // It may fail while rows are still read.
  made.catch(() => undefined);
  try {
    for await (const part of parts) worker.postMessage(part satisfies ExportPart);
    worker.postMessage(null satisfies ExportPart);
    const [file] = (await made) as [Uint8Array];
    return file;
  } finally {
    await worker.terminate();
  }
};
