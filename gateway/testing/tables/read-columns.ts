import type pg from 'pg';
import { OF_THE_MIGRATOR } from '../../src/ground/database/list-made-objects.ts';

/** A column as the catalogue has it. */
export interface CatalogueColumn {
  readonly table: string;
  readonly column: string;
  /** PostgreSQL's own name of it: `int8`, `text`, `_text` (an array of texts). */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** The database alone writes it. */
  readonly isGeneratedAlways: boolean;
  /** The only values that a check lets it hold; null where no check lists them. */
  readonly values: ReadonlyArray<string | number> | null;
}

interface Row {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  filled: boolean;
  always: boolean;
  checks: string[];
}

const READ_COLUMNS = `
select c.relname as table, a.attname as column, t.typname as type,
  not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as filled,
  a.attidentity = 'a' or a.attgenerated <> '' as always,
  (select coalesce(array_agg(pg_get_constraintdef(k.oid) order by k.oid), '{}') from pg_constraint k
    where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  and c.relname <> all($1)
order by c.relname, a.attnum`;

/**
 * As `pg_get_constraintdef` writes `check (kind in ('a', 'b'))`, and `check (kind in ('a'))`. A check that isn't valid
 * for old rows is taken at its word: whoever adds it knows what they have.
 */
const ONE_OF =
  /^CHECK \(\("?\w+"? = (?:ANY \(ARRAY\[(.+)\]\)|('(?:[^']|'')*'::text|\d+))\)\)(?: NOT VALID)?$/;
const VALUE = /'((?:[^']|'')*)'::text|(-?\d+)/g;

/** @returns null when the check says something else */
const readValues = (check: string): Array<string | number> | null => {
  const list = ONE_OF.exec(check);
  if (list === null) return null;
  return [...(list[1] ?? list[2] ?? '').matchAll(VALUE)].map(
    ([, text, number]) => text?.replaceAll("''", "'") ?? Number(number),
  );
};

/** Every column of every table, sorted by table, then in the order in which the migrations made them. */
export const readColumns = async (pool: pg.Pool): Promise<CatalogueColumn[]> => {
  const { rows } = await pool.query<Row>(READ_COLUMNS, [OF_THE_MIGRATOR]);
  return rows.map((row) => ({
    table: row.table,
    column: row.column,
    type: row.type,
    isNullable: row.nullable,
    hasDefault: row.filled,
    isGeneratedAlways: row.always,
    values: row.checks.map(readValues).find((values) => values !== null) ?? null,
  }));
};
