import { describe, expect, it } from 'vitest';
import { findTableUses } from './find-table-uses.ts';

const TABLES = new Set(['ledger', 'ticket', 'store']);

const usesIn = (source: string): string[] =>
  findTableUses('a.ts', `\n${source}`, TABLES).map(
    ({ table, isWrite, line }) => `${isWrite ? 'writes' : 'reads'} ${table} at ${line}`,
  );

describe('a written table', () => {
  it.each([
    "query('insert into ledger (a) values (1)');",
    'query(`with a as (\n  select 1)\n insert  into ledger select from a`);',
    "query('update ledger set a = 1');",
    "query('UPDATE only public.ledger set a = 1');",
    'query(\'delete from "ledger" where a = $1\');',
    "query('truncate ledger');",
    "query('copy ledger (a, b) from stdin');",
    "query('merge into ledger using a on true');",
    'query(`${BEFORE} update ledger set a = ${value}`);',
    "kysely.insertInto('ledger').values({});",
    "kysely.updateTable('ledger as l').set({});",
    "kysely.deleteFrom('ledger').execute();",
    'kysely.deleteFrom(`ledger`).execute();',
  ])('is found in %s', (source) => {
    expect(usesIn(source)).toEqual(['writes ledger at 2']);
  });

  it('is every table that a source names when the name is put into the statement', () => {
    const source = "for (const table of ['ledger', 'store'])\n  query(`delete from ${table}`);";
    expect(usesIn(source)).toEqual(['writes ledger at 2', 'writes store at 2']);
  });

  it('is what a source has swept', () => {
    const source = "sweepOldRows(database, { table: 'ledger', column: 'at_ms', untilMs });";
    expect(usesIn(source)).toEqual(['writes ledger at 2']);
  });

  it('is refused when its name is in another source', () => {
    expect(() => usesIn('query(`update ${table} set a = 1`);')).toThrow(
      'a.ts writes a table whose name stands in another file',
    );
  });
});

it('a table that is only read is no written one', () => {
  expect(usesIn("query('select from ledger join ticket on true for update of ticket');")).toEqual([
    'reads ledger at 2',
    'reads ticket at 2',
  ]);
  expect(usesIn("kysely.selectFrom(['ledger as l', 'store']).innerJoin('ticket as t', 'a', 'b');")).toEqual([
    'reads ticket at 2',
    'reads ledger at 2',
    'reads store at 2',
  ]);
});

it.each([
  "const table = 'ledger';",
  "query('copy ledger (a) to stdout');",
  '// update ledger set a = 1',
  "query('update ledgers set a = 1');",
  "query('insert into a select 1 on conflict do update set store = 1');",
])('none is in %s', (source) => {
  expect(usesIn(source)).toEqual([]);
});
