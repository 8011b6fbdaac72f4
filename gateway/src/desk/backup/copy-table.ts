import { createHash } from 'node:crypto';
import { pipeline as pipe, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BookTable } from './read-book-tables.ts';

const listColumns = ({ columns }: BookTable): string => columns.map((name) => `"${name}"`).join(', ');

/** Makes the format of values independent of the settings of server, user and session. */
export const WRITTEN_ALIKE = `
set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
set local extra_float_digits = 1; set local standard_conforming_strings = on;
set local default_transaction_isolation = 'read committed'; set local bytea_output = 'hex'; set local statement_timeout = 0;
set local idle_in_transaction_session_timeout = 0`;

export interface CountedRows {
  rows: number;
  sha256: string;
}

/** Creates a stream that passes everything through, and the hash of all that has passed. */
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
 * Reads a table's rows in PostgreSQL's COPY format, in pieces.
 * @param onDone called once everything has been read
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

/** @returns the number of rows that were written */
export const writeRows = async (client: pg.ClientBase, table: BookTable, rows: Readable): Promise<number> => {
  const copy = client.query(copyFrom(`copy "${table.name}" (${listColumns(table)}) from stdin`));
  await pipeline(rows, copy);
  return copy.rowCount;
};

/**
 * A checksum over all rows, in any order, that changes when a row is missing, added or changed. Every PostgreSQL
 * calculates the same one from the format that `WRITTEN_ALIKE` sets.
 */
export const printTable = async (client: pg.ClientBase, table: BookTable): Promise<string> => {
  const { rows } = await client.query<{ print: string }>(
    `select coalesce(sum(hashtextextended(row(${listColumns(table)})::text, 0)), 0)::text as print from "${table.name}"`,
  );
  return rows[0]?.print ?? '0';
};
