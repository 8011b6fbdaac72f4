import type pg from 'pg';
import { LATER_ROWS, STAY_EMPTY } from './later-rows.ts';

/** Rows for each table that is empty, where its keys and checks let so many in. */
const ROWS = 20;

interface Column {
  name: string;
  type: string;
  isNeeded: boolean;
  /** What checks say of it, as the server writes them, in the order in which they were made. */
  checks: string;
  /** `table.column` that it refers to. */
  refersTo: string | null;
}

const EMPTY_TABLES = `
select c.relname as name from pg_class c join pg_namespace s on s.oid = c.relnamespace
where s.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%' and c.relname <> 'schema_migration'
order by c.oid`;

const COLUMNS = `
select a.attname as name, format_type(a.atttypid, null) as type,
  a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded",
  coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.oid)
    from pg_constraint k
    where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any(k.conkey)), '') as checks,
  (select r.relname || '.' || f.attname from pg_constraint k join pg_class r on r.oid = k.confrelid
     join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[array_position(k.conkey, a.attnum)]
   where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any(k.conkey) limit 1) as "refersTo"
from pg_attribute a
where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
order by a.attnum`;

/** The row of `n` of each kind of column. */
const VALUES: Readonly<Record<string, (column: Column) => string>> = {
  text: ({ checks }) => {
    const [, first] = /'([^']*)'::text/.exec(checks) ?? [];
    return first !== undefined && !checks.includes('~') ? `'${first}'` : `'a' || n`;
  },
  integer: () => 'n',
  smallint: () => '1',
  bigint: ({ name }) => (name.endsWith('_ms') ? '1700000000000 + n' : 'n'),
  'double precision': () => '1',
  boolean: () => 'false',
  jsonb: ({ checks }) => (checks.includes('array') ? `'[]'::jsonb` : `'{}'::jsonb`),
  json: () => `'{}'::json`,
  uuid: () => 'md5(n::text)::uuid',
  bytea: ({ checks }) => (/= 16\b/.test(checks) ? `decode(md5(n::text), 'hex')` : `sha256(n::text::bytea)`),
  'timestamp with time zone': () => 'now()',
  date: () => 'current_date',
};

const valueOf = (column: Column): string => {
  const { type, refersTo } = column;
  if (refersTo !== null) {
    const [table, name] = refersTo.split('.') as [string, string];
    return `(select array_agg(${name}) from (select ${name} from ${table} order by ctid limit ${ROWS}) r)[n]`;
  }
  const make = VALUES[type];
  if (make !== undefined) return make(column);
  if (type.endsWith('[]')) return `'{}'::${type}`;
  throw new Error(`no value of ${type}`);
};

/** `left`: tables that no row was found for. */
interface Filled {
  filled: string[];
  left: string[];
}

/**
 * Gives each empty table some rows that its own keys, references and checks let in, where `LATER_ROWS` has none. They
 * needn't mean anything: they are there for the steps that come after the one that made the table.
 */
export const fillEmptyTables = async (pool: pg.Pool): Promise<Filled> => {
  const [filled, left]: [string[], string[]] = [[], []];
  const { rows: tables } = await pool.query<{ name: string }>(EMPTY_TABLES);
  for (const { name: table } of tables) {
    const { rowCount } = await pool.query(`select from ${table} limit 1`);
    if (rowCount !== 0 || STAY_EMPTY.has(table)) continue;
    const { rows: columns } = await pool.query<Column>(COLUMNS, [table]);
    const needed = columns.filter(({ isNeeded }) => isNeeded);
    const texts = [needed, columns].flatMap((some) =>
      [ROWS, 1].map(
        (rows) =>
          `insert into ${table} (${some.map(({ name }) => name).join(', ')})
             select ${some.map(valueOf).join(', ')} from generate_series(1, ${rows}) n`,
      ),
    );
    const given = LATER_ROWS[table];
    const isFilled = await (given === undefined ? tryEach(pool, texts) : tryEach(pool, [given]));
    (isFilled ? filled : left).push(table);
  }
  return { filled, left };
};

const tryEach = async (pool: pg.Pool, texts: readonly string[]): Promise<boolean> => {
  for (const text of texts) {
    const isDone = await pool.query(text).then(
      () => true,
      () => false,
    );
    if (isDone) return true;
  }
  return false;
};
