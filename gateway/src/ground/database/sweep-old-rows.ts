import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** One statement deletes so many: whatever has gathered, no lock is held for longer than a moment. */
const SWEPT_AT_ONCE = 10_000;

/** Deletes in parts until a part isn't full. */
export const sweepInParts = async (
  deleteSome: (most: number) => Promise<number | null>,
  most = SWEPT_AT_ONCE,
): Promise<void> => {
  for (let swept = most; swept === most; ) swept = (await deleteSome(most)) ?? 0;
};

/** Rows that go when their time is over, as a room says of its own table. */
export interface SweptRows<T extends keyof Tables = keyof Tables> {
  table: T;
  /** A time in epoch milliseconds, which an index is in the order of. */
  column: string;
  /** How long a row stays after the time in its column, milliseconds. */
  keptMs: number;
  /** A condition in SQL on `one`, the row: those of the others stay. */
  only?: string;
  /** Fewer at once, where rows are large. */
  most?: number;
}

/**
 * Deletes a table's rows whose time is over, the oldest first, in parts. A row that is changed meanwhile stays for the
 * next sweep.
 */
export const sweepOldRows = (
  { kysely }: { kysely: Kysely<Tables> },
  { table, column, keptMs, only = 'true', most }: SweptRows,
  nowMs: number,
): Promise<void> =>
  sweepInParts(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select one.ctid from ${sql.table(table)} one
        where one.${sql.ref(column)} <= ${nowMs - keptMs} and ${sql.raw(only)}
        order by one.${sql.ref(column)} limit ${limit}))`.execute(kysely);
    return Number(numAffectedRows ?? 0);
  }, most);

/** Looks at the end of an index. @returns the time in the column of the oldest row that is over; null: none is */
export const findOverdue = async (
  { kysely }: { kysely: Kysely<Tables> },
  { table, column, keptMs, only = 'true' }: SweptRows,
  nowMs: number,
): Promise<number | null> => {
  const { rows } = await sql<{ at: string }>`
    select one.${sql.ref(column)}::text as at from ${sql.table(table)} one
    where one.${sql.ref(column)} <= ${nowMs - keptMs} and ${sql.raw(only)}
    order by one.${sql.ref(column)} limit 1`.execute(kysely);
  return rows[0] === undefined ? null : Number(rows[0].at);
};
