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

interface OldRows<T extends keyof Tables> {
  table: T;
  /** A time in epoch milliseconds, which an index is in the order of. */
  column: keyof Tables[T] & string;
  /** Rows up to this time are deleted, itself included. */
  untilMs: number;
  /** Fewer at once, where rows are large. */
  most?: number;
}

/** Deletes a table's rows up to a time, the oldest first. A row that is changed meanwhile stays for the next sweep. */
export const sweepOldRows = <T extends keyof Tables>(
  { kysely }: { kysely: Kysely<Tables> },
  { table, column, untilMs, most }: OldRows<T>,
): Promise<void> =>
  sweepInParts(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} <= ${untilMs}
        order by ${sql.ref(column)} limit ${limit}))`.execute(kysely);
    return Number(numAffectedRows ?? 0);
  }, most);
