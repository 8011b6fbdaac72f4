/** A thread that makes one file: it is told the head when it starts, then rows, and answers the file. */
import { parentPort, workerData } from 'node:worker_threads';
import { renderPdf } from './render-pdf.ts';
import { renderXlsx } from './render-xlsx.ts';
import type { ExportFormat, SheetHead, SheetRow } from './sheet.ts';

/** null: these were all. */
export type ExportPart = readonly SheetRow[] | null;

export interface ExportTask {
  format: ExportFormat;
  head: SheetHead;
}

const { format, head } = workerData as ExportTask;
const rows: SheetRow[] = [];

parentPort?.on('message', (part: ExportPart) => {
  if (part !== null) {
    rows.push(...part);
    return;
  }
  const whole = { ...head, about: head.about.map((line) => line.replace('{records}', String(rows.length))) };
  void (format === 'pdf' ? renderPdf(whole, rows) : renderXlsx(whole, rows)).then((file) => {
    parentPort?.postMessage(Uint8Array.from(file));
    parentPort?.close();
  });
});
