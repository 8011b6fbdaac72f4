import type pg from 'pg';

/** What the database does by itself when a table is written. */
export interface CatalogueTrigger {
  readonly table: string;
  readonly name: string;
  readonly timing: 'before' | 'after';
  readonly events: readonly string[];
  /** An update sets it off only where it names one of certain columns. */
  readonly isOfColumns: boolean;
  readonly runs: string;
}

const READ_TRIGGERS = `
select c.relname as table, t.tgname as name, case when t.tgtype & 2 > 0 then 'before' else 'after' end as timing,
  array_remove(array[
    case when t.tgtype & 4 > 0 then 'insert' end, case when t.tgtype & 16 > 0 then 'update' end,
    case when t.tgtype & 8 > 0 then 'delete' end, case when t.tgtype & 32 > 0 then 'truncate' end], null) as events,
  array_length(t.tgattr::int2[], 1) > 0 as "isOfColumns", p.proname as runs
from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
order by c.relname, t.tgname`;

/** Every trigger that the migrations made, by table and name. */
export const readTriggers = async (pool: pg.Pool): Promise<CatalogueTrigger[]> => {
  const { rows } = await pool.query<CatalogueTrigger>(READ_TRIGGERS);
  return rows.map((row) => ({ ...row, isOfColumns: row.isOfColumns === true }));
};
