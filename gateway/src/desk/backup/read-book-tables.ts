import type pg from 'pg';
import { BackupRefused } from './backup-refused.ts';
import { listMadeObjects, OF_THE_SERVER } from '../../ground/database/list-made-objects.ts';

/** A table of the book. */
export interface BookTable {
  name: string;
  columns: readonly string[];
}

interface TableRow {
  name: string;
  columns: string[];
  /** Tables that its foreign keys lead to, itself left out. */
  refers: string[];
}

const READ_TABLES = `
select c.relname as name,
  array(select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
  (select coalesce(array_agg(distinct t.relname::text), '{}') from pg_constraint k join pg_class t on t.oid = k.confrelid
    where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers
from pg_class c
where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname = any($1)
order by c.relname`;

/** Each after those that it refers to. */
const sortByReference = (rows: readonly TableRow[]): TableRow[] => {
  const sorted = new Map<string, TableRow>();
  let left = [...rows];
  while (left.length > 0) {
    const ready = left.filter(({ refers }) =>
      refers.every((name) => sorted.has(name) || !left.some((row) => row.name === name)),
    );
    if (ready.length === 0)
      throw new BackupRefused(
        `These tables refer to each other: ${left.map(({ name }) => name).join(', ')}.`,
      );
    for (const row of ready) sorted.set(row.name, row);
    left = left.filter((row) => !ready.includes(row));
  }
  return [...sorted.values()];
};

/** The book's own tables that are there, in an order in which they can be filled. */
export const readBookTables = async (client: pg.ClientBase): Promise<readonly BookTable[]> => {
  const names = listMadeObjects().tables.filter((name) => !OF_THE_SERVER.has(name));
  const { rows } = await client.query<TableRow>(READ_TABLES, [names]);
  return sortByReference(rows).map(({ name, columns }) => ({ name, columns }));
};

export interface BookSequence {
  name: string;
  /** The last number that it has given out; 0: none. */
  last: number;
  most: number;
}

/** Numbers that tables and sign-ups get. Not part of any snapshot: they are never behind one that was taken before. */
export const readBookSequences = async (client: pg.ClientBase): Promise<readonly BookSequence[]> => {
  const { tables, sequences } = listMadeObjects();
  const { rows } = await client.query<{ name: string; most: string; last: string }>(
    `select s.sequencename as name, s.max_value::text as most, coalesce(s.last_value, 0)::text as last
     from pg_sequences s join pg_class c on c.relname = s.sequencename and c.relnamespace = current_schema()::regnamespace
       left join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
       left join pg_class t on t.oid = d.refobjid
     where s.schemaname = current_schema() and (s.sequencename = any($1) or t.relname = any($2))
     order by s.sequencename`,
    [sequences, tables.filter((name) => !OF_THE_SERVER.has(name))],
  );
  return rows.map(({ name, most, last }) => ({ name, most: Number(most), last: Number(last) }));
};
