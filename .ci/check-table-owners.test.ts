import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeTableUses, type PlacedUse } from './judge-table-uses.ts';
import { ROOT } from './run-command.ts';

describe('the check of who writes which table', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'table-owners-'));
    cpSync(join(ROOT, 'gateway/src'), join(folder, 'gateway/src'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const check = () => {
    const script = join(import.meta.dirname, 'check-table-owners.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    return { status, stderr };
  };

  const plant = (path: string, text: string): (() => void) => {
    const file = join(folder, path);
    writeFileSync(file, text);
    return () => rmSync(file);
  };

  it('lets each room write what is its own, or what its row lists', () => {
    expect(check()).toEqual({ status: 0, stderr: '' });
  });

  it('refuses another room that writes a table', () => {
    const uproot = plant(
      'gateway/src/betting/offering/planted.ts',
      "query('update ledger set amount_cents = 0');",
    );
    expect(check()).toEqual({
      status: 1,
      stderr: 'tables: gateway/src/betting/offering/planted.ts:1 writes ledger, which ledger owns\n',
    });
    uproot();
  });

  it('refuses a table without an owner', () => {
    const types = 'gateway/src/ground/database/tables.ts';
    const kept = readFileSync(join(folder, types), 'utf8');
    plant(types, kept.replace('  account: {\n', '  planted: {\n    one: number;\n  };\n  account: {\n'));
    expect(check()).toEqual({ status: 1, stderr: 'tables: planted has no owner (table-owners.ts)\n' });
    plant(types, kept);
  });

  it('takes what a test writes', () => {
    const uproot = plant('gateway/src/betting/offering/planted.test.ts', "query('delete from ledger');");
    expect(check()).toEqual({ status: 0, stderr: '' });
    uproot();
  });
});

describe('a row of the owners', () => {
  const use = (room: string, isWrite: boolean): PlacedUse => ({
    table: 'ledger',
    isWrite,
    line: 7,
    path: `gateway/src/${room}/a.ts`,
    room,
  });
  const judge = (row: Parameters<typeof judgeTableUses>[2], uses: readonly PlacedUse[] = []) =>
    judgeTableUses(uses, new Set(['ledger']), row, new Set(['books', 'casino']));

  it('may not list who writes the table no more, no room, or its owner', () => {
    const because = 'it posts';
    expect(judge({ ledger: { owner: 'books', writers: { casino: because } } }).problems).toEqual([
      'ledger lists casino, which writes it no more: take it off the row',
    ]);
    expect(judge({ ledger: { owner: 'gone' } }).problems).toEqual([
      'ledger names gone, which is no room of gateway/src',
    ]);
    const both = judge({ ledger: { owner: 'books', writers: { books: because } } }, [use('books', true)]);
    expect(both.problems).toEqual(['ledger lists its owner among the others that write it']);
  });

  it('is one of a table that is there', () => {
    expect(judge({ ledger: { owner: 'books' }, gone: { owner: 'books' } }).problems).toEqual([
      'gone has an owner and is no table',
    ]);
  });

  it('counts who reads the table beside its owner', () => {
    const { problems, readers } = judge({ ledger: { owner: 'books' } }, [
      use('books', false),
      use('casino', false),
    ]);
    expect(problems).toEqual([]);
    expect(readers).toEqual(new Map([['ledger', new Set(['casino'])]]));
  });
});
