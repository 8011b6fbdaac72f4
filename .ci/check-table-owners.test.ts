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

  it('lets each room write what is its own', () => {
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

  it('lets its owner write the table, and nobody else', () => {
    const { problems } = judge({ ledger: 'books' }, [use('books', true), use('casino', true)]);
    expect(problems).toEqual(['gateway/src/casino/a.ts:7 writes ledger, which books owns']);
  });

  it('names a room that is there', () => {
    expect(judge({ ledger: 'gone' }).problems).toEqual([
      'ledger is owned by gone, which is no room of gateway/src',
    ]);
  });

  it('is one of a table that is there', () => {
    expect(judge({ ledger: 'books', gone: 'books' }).problems).toEqual(['gone has an owner and is no table']);
  });

  it('counts the readers of the table besides its owner', () => {
    const { problems, readers } = judge({ ledger: 'books' }, [use('books', false), use('casino', false)]);
    expect(problems).toEqual([]);
    expect(readers).toEqual(new Map([['ledger', new Set(['casino'])]]));
  });
});
