import type { FastifyReply } from 'fastify';
import type { Exports } from './create-exports.ts';
import type { ExportFormat, SheetHead, SheetRow } from './sheet.ts';

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** When a customer who has to wait may ask again. */
export const RETRY_AFTER_MS = 2_000;

export interface FileTask {
  format: ExportFormat;
  head: SheetHead;
  /** The name without its extension, in English: a header allows no other letters. */
  name: string;
  /** The number of rows. */
  count: number;
}

/** Makes files and sets the headers of each. @returns null when it has to wait */
export const createSender =
  (exports: Exports) =>
  async (
    reply: FastifyReply,
    customerId: string,
    { format, head, name, count }: FileTask,
    rows: AsyncIterable<readonly SheetRow[]>,
  ): Promise<Uint8Array | null> => {
    const file = await exports.make(customerId, { task: { format, head }, count, rows });
    if (file === null) return null;
    void reply
      .type(MEDIA_TYPES[format])
      .header('content-disposition', `attachment; filename="${name}.${format}"`);
    return file;
  };

/** Rows that are there already. */
export async function* inOnePart(rows: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  yield rows;
}
