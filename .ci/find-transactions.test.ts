import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTransactions } from './find-transactions.ts';

describe('a statement of a transaction', () => {
  it.each([
    ["await client.query('begin');", 'begin'],
    ["await client.query('COMMIT;');", 'commit'],
    ["const ROLLBACK = 'rollback';", 'rollback'],
    ["await client.query('begin isolation level repeatable read read only');", 'begin isolation level'],
    ["await client.query(isShort ? 'begin' : longer);", 'begin'],
    ['await client.query(`begin; set local lock_timeout = ${ms}`);', 'begin'],
    ['await client.query(`set local lock_timeout = ${ms};\n  commit work`);', 'commit work'],
    ['await sql`start transaction`.execute(db);', 'start transaction'],
    ['await client.query(`savepoint ${name}`);', 'savepoint'],
    ["await client.query({ text: 'rollback to savepoint a' });", 'rollback to savepoint'],
  ])('is found in %s', (source, statement) => {
    expect(findTransactions('a.ts', `\n${source}`)).toEqual([
      { line: 2, statement: expect.stringContaining(statement) },
    ]);
  });

  it.each([
    "if (image === 'begin' || 'begin' !== image) start();",
    "switch (image) { case 'begin': start(); }",
    "type Image = 'begin' | 'part';",
    "const word = 'begins or ends with a space';",
    'const begin = () => commit();',
    "await client.query('select * from ledger -- begin');",
    '// begin\nstart();',
  ])('is none in %s', (source) => {
    expect(findTransactions('a.ts', source)).toEqual([]);
  });
});

describe('the check', () => {
  const check = (path: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'transactions-'));
    for (const [name, source] of [
      ['gateway/src/sound.ts', 'export const one = 1;'],
      [path, "await client.query('begin');"],
    ] as const) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), source);
    }
    const script = join(import.meta.dirname, 'check-transactions.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return { status, stderr };
  };

  it('refuses one in the gateway', () => {
    const { status, stderr } = check('gateway/src/betting/tickets/planted.ts');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('gateway/src/betting/tickets/planted.ts:1 says "begin"'),
    ]);
  });

  it.each([
    'gateway/src/ground/database/in-transaction.ts',
    'gateway/src/betting/tickets/planted.test.ts',
    'gateway/testing/planted.ts',
  ])('takes one in %s', (path) => {
    expect(check(path)).toEqual({ status: 0, stderr: '' });
  });
});
