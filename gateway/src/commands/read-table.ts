import { open } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { WrongInput } from './wrong-input.ts';

/** A row of a table with the line of the file that it ends on. Cells by column; empty ones are left out. */
export interface TableRow {
  line: number;
  cells: ReadonlyMap<string, string>;
}

export interface TableBounds {
  /** In the order in which they are told. */
  columns: readonly string[];
  required: readonly string[];
  mostRows: number;
}

const MOST_BYTES = 1_048_576;

/** At most what may be read is read: not everything that has a name has a size. */
const readBounded = async (file: string): Promise<Buffer> => {
  const handle = await open(file).catch((error: Error) => {
    throw new WrongInput(`${file} can’t be read: ${error.message}.`);
  });
  try {
    const buffer = Buffer.alloc(MOST_BYTES + 1);
    let size = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, size);
      size += bytesRead;
      if (size > MOST_BYTES) throw new WrongInput(`${file} is larger than 1 MB.`);
      if (bytesRead === 0) return buffer.subarray(0, size);
    }
  } finally {
    await handle.close();
  }
};

const decode = (file: string, bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WrongInput(`${file} is not UTF-8 text: save it as “CSV UTF-8”.`);
  }
};

const judgeHead = (file: string, head: readonly string[], { columns, required }: TableBounds): void => {
  const unknown = head.find((name) => !columns.includes(name));
  if (unknown !== undefined)
    throw new WrongInput(
      `${file}, line 1: there is no column “${unknown.slice(0, 80)}”. There are: ${columns.join(', ')}.`,
    );
  const twice = head.find((name, at) => head.indexOf(name) !== at);
  if (twice !== undefined) throw new WrongInput(`${file}, line 1: the column ${twice} is there twice.`);
  const missing = required.find((name) => !head.includes(name));
  if (missing !== undefined) throw new WrongInput(`${file}, line 1: the column ${missing} is missing.`);
};

/**
 * The rows of a CSV file whose first line names its columns.
 * @throws WrongInput when it is too large, no such file, or names other columns
 */
export const readTable = async (file: string, bounds: TableBounds): Promise<TableRow[]> => {
  const text = decode(file, await readBounded(file));
  let lines: Array<{ record: string[]; info: { lines: number } }>;
  try {
    lines = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets write so what was cleared.
      skip_records_with_empty_values: true,
      trim: true,
      to: bounds.mostRows + 2,
    }) as unknown as typeof lines;
  } catch (error) {
    throw new WrongInput(`${file} is no CSV: ${(error as Error).message}.`);
  }
  const head = lines[0]?.record ?? [];
  if (head.length === 1 && head[0]?.includes(';') === true)
    throw new WrongInput(
      `${file} is parted by semicolons: save it with commas between the columns, and points for cents.`,
    );
  judgeHead(file, head, bounds);
  const rows = lines.slice(1);
  if (rows.length > bounds.mostRows)
    throw new WrongInput(`${file} has more than ${bounds.mostRows} rows: part it into several files.`);
  if (rows.length === 0) throw new WrongInput(`${file} has no rows.`);
  return rows.map(({ record, info }) => {
    if (record.length !== head.length)
      throw new WrongInput(
        `${file}, line ${info.lines}: ${record.length} cells, where ${head.length} columns are named.`,
      );
    const cells = head.map((name, at) => [name, record[at] ?? ''] as const);
    return { line: info.lines, cells: new Map(cells.filter(([, cell]) => cell !== '')) };
  });
};
