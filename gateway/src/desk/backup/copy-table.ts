import { createHash } from 'node:crypto';
import { pipeline as pipe, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BookTable } from './read-book-tables.ts';

const listColumns = ({ columns }: BookTable): string => columns.map((name) => `"${name}"`).join(', ');

/** How values are written doesn't hang on what this server, user or session has set. */
export const WRITTEN_ALIKE = `
set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
set local extra_float_digits = 1; set local standard_conforming_strings = on;
set local default_transaction_isolation = 'read committed'; set local bytea_output = 'hex'; set local statement_timeout = 0;
set local idle_in_transaction_session_timeout = 0`;

export interface CountedRows {
  rows: number;
  sha256: string;
}

/** A stream that lets all pass, and the hash of what has passed. */
export const createMeter = (): { stream: Transform; sha256: () => string } => {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, sha256: () => hash.digest('hex') };
};

/**
 * A table's rows as PostgreSQL writes them for COPY, a piece at a time.
 * @param onDone told once all of it has been read
 */
export const readRows = (
  client: pg.ClientBase,
  table: BookTable,
  onDone: (counted: CountedRows) => void,
): Readable => {
  const copy = client.query(copyTo(`copy "${table.name}" (${listColumns(table)}) to stdout`));
  const meter = createMeter();
  pipe(copy, meter.stream, () => undefined);
  meter.stream.on('end', () => onDone({ rows: copy.rowCount, sha256: meter.sha256() }));
  return meter.stream;
};

/** @returns how many rows were taken */
export const writeRows = async (client: pg.ClientBase, table: BookTable, rows: Readable): Promise<number> => {
  const copy = client.query(copyFrom(`copy "${table.name}" (${listColumns(table)}) from stdin`));
  await pipeline(rows, copy);
  return copy.rowCount;
};

/**
 * A sum over all rows that is another one as soon as a row is missing, added or changed, in whatever order they are:
 * worked out alike by every PostgreSQL, from what `WRITTEN_ALIKE` makes of a row.
 */
export const printTable = async (client: pg.ClientBase, table: BookTable): Promise<string> => {
  const { rows } = await client.query<{ print: string }>(
    `select coalesce(sum(hashtextextended(row(${listColumns(table)})::text, 0)), 0)::text as print from "${table.name}"`,
  );
  return rows[0]?.print ?? '0';
};
