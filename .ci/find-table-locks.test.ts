import { expect, it } from 'vitest';
import { findTableLocks } from './find-table-locks.ts';

const does = (sql: string): string[] => findTableLocks(sql).map((found) => found.does);

it.each([
  ['create index wager_key on wager (win_key);', 'builds an index'],
  ['create unique index on ticket (a, b) where a is not null;', 'builds an index'],
  ['alter table ledger add constraint one unique (a, b);', 'builds an index'],
  ['alter table ledger add constraint kind_check check (kind in (1, 2));', 'reads every row'],
  ['alter table ledger add ruling text check (ruling <> $$x$$);', 'reads every row'],
  ['alter table ledger add ticket bigint references ticket;', 'reads every row'],
  ['alter table ledger alter column a set not null;', 'reads every row'],
  ['alter table ledger alter a type bigint;', 'writes every row anew'],
  ['alter table ledger add id uuid default gen_random_uuid();', 'writes every row anew'],
  ['alter table ledger add id bigint generated always as identity;', 'writes every row anew'],
  ['update ledger set a = 1;', 'changes rows, each of which stays locked'],
  ['with old as (select 1) delete from ledger;', 'changes rows, each of which stays locked'],
  ['do $$ begin update ledger set a = 1; end $$;', 'changes rows, each of which stays locked'],
  ['lock table ledger in share mode;', 'locks the table'],
])('finds %s', (sql, expected) => {
  expect(does(sql)).toEqual([expected]);
});

it.each([
  'alter table ledger add a integer;',
  "alter table ledger add a jsonb not null default '{}', add b timestamptz default now();",
  'alter table ledger add constraint kind_check check (kind in (1, 2)) not valid;',
  'alter table ledger drop constraint kind_check;',
  'create table own (a integer check (a > 0)); create index on own (a); update own set a = 1;',
  '-- create index on ledger (a);',
  "insert into word values ('update ledger set a = 1');",
  'create function f() returns trigger language plpgsql as $$ begin update ledger set a = 1; end $$;',
  'create trigger t after update of a, b on customer for each row execute function f();',
])('lets %s pass', (sql) => {
  expect(does(sql)).toEqual([]);
});

it('says in which line, and each action of a statement', () => {
  expect(
    findTableLocks(
      '-- Why.\n\nalter table wager\n  add a integer,\n  add check (a > 0),\n  alter b set not null;',
    ),
  ).toEqual([
    { line: 3, table: 'wager', does: 'reads every row' },
    { line: 3, table: 'wager', does: 'reads every row' },
  ]);
});
