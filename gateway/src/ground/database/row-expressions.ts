import type { Insertable, Updateable } from 'kysely';
import type { Tables } from './tables.ts';

/** A new row of a table, each column as an SQL expression. */
export type NewRow<Table extends keyof Tables> = {
  readonly [Column in keyof Insertable<Tables[Table]>]: string;
};

/** Columns of a row of a table that change, each as an SQL expression. */
export type ChangedColumns<Table extends keyof Tables> = {
  readonly [Column in keyof Updateable<Tables[Table]>]: string;
};

/**
 * What follows `insert into x`.
 * @param from where the expressions' names are; '': they need none
 */
export const selectRow = (row: Readonly<Record<string, string>>, from: string): string =>
  `(${Object.keys(row).join(', ')})
  select ${Object.values(row).join(', ')}${from === '' ? '' : ` from ${from}`}`;

/** What follows `update x set`. */
export const setColumns = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([column, expression]) => `${column} = ${expression}`)
    .join(', ');
