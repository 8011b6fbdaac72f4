import type pg from 'pg';

/** What the catalogue says of columns, by the numbers that the protocol has for them. */
export interface NumberedCatalogue {
  readonly types: ReadonlyMap<number, string>;
  /** By `oid.attnum`. */
  readonly columns: ReadonlyMap<string, { table: string; column: string; isNullable: boolean }>;
}

export const readNumbers = async (client: pg.Client): Promise<NumberedCatalogue> => {
  const types = await client.query<{ oid: number; name: string }>('select oid, typname as name from pg_type');
  const columns = await client.query<{ key: string; table: string; column: string; isNullable: boolean }>(
    `select c.oid || '.' || a.attnum as key, c.relname as table, a.attname as column, not a.attnotnull as "isNullable"
     from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relkind = 'r'`,
  );
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    columns: new Map(columns.rows.map(({ key, ...column }) => [key, column])),
  };
};
