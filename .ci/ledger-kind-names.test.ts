import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEDGER_KINDS } from '@lineboard/domain/ground/ledger/ledger-kinds';
import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

const PRODUCT = /^(?:domain|workers|gateway|client)\/src\/.*\.tsx?$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** The table, and what the database's check says of the column: a test holds it to the table. */
const LISTS = ['domain/src/ground/ledger/ledger-kinds.ts', 'gateway/src/ground/database/tables.ts'];

/** Two kinds or more in one list: between quotes, as members of a union or of an SQL list, one after another. */
const KIND = `['"\`](?:${LEDGER_KINDS.map(({ kind }) => kind).join('|')})['"\`]`;
const LIST = new RegExp(`${KIND}(?:\\s*[,|]\\s*${KIND})+`, 'g');

/** A writer of entries may say which of them it writes: the table's union holds it. */
const listsIn = (text: string): string[] =>
  (text.match(LIST) ?? []).filter((list) => !text.includes(`Extract<LedgerKind, ${list}>`));

it('finds a list of kinds in a union, an array and a statement, and not what a writer says it writes', () => {
  expect(listsIn("kind: 'grade' | 'reverse';\n")).toEqual(["'grade' | 'reverse'"]);
  expect(listsIn("where kind in ('deposit', 'withdrawal')")).toEqual(["'deposit', 'withdrawal'"]);
  expect(listsIn("Extract<LedgerKind, 'casino' | 'casinoHold'>")).toEqual([]);
});

it('no product file keeps a list of kinds of ledger entries: their rows say what they are', () => {
  const found = listFiles(ROOT)
    .filter((path) => PRODUCT.test(path) && !TEST.test(path) && !LISTS.includes(path))
    .flatMap((path) => listsIn(readFileSync(join(ROOT, path), 'utf8')).map((list) => `${path}: ${list}`));
  expect(found).toEqual([]);
});
