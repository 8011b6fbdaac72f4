import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findTableUses } from './find-table-uses.ts';

const ROOT = join(import.meta.dirname, '..');
const TYPES = 'gateway/src/ground/database/tables.ts';

/** A table's comment in the generated types, with its triggers, and its name below. */
const TABLE =
  /^ {2}\/\*\*\n {3}\* By triggers of the migrations:\n((?: {3}\* - .+\n)+) {3}\*\/\n {2}(\w+): \{$/gm;

const readTriggers = (types: string): Array<{ table: string; trigger: string }> =>
  [...types.matchAll(TABLE)].flatMap(([, lines = '', table = '']) =>
    [...lines.matchAll(/- (\w+):/g)].map(([, trigger = '']) => ({ table, trigger })),
  );

/** Sources of the product by path. @returns the triggers that no statement on their table points to */
const findUnnamed = (types: string, sources: ReadonlyMap<string, string>): string[] =>
  readTriggers(types).flatMap(({ table, trigger }) => {
    const isNamed = [...sources].some(
      ([path, text]) =>
        text.includes(`\`${trigger}\``) &&
        findTableUses(path, text, new Set([table])).some(({ isWrite }) => isWrite),
    );
    return isNamed ? [] : [`${trigger}: say at a statement that writes ${table} what it does then`];
  });

it('each trigger is described where a statement sets it off', () => {
  const paths = globSync('gateway/src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !path.endsWith('.test.ts') && path !== TYPES,
  );
  const sources = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  const types = readFileSync(join(ROOT, TYPES), 'utf8');
  expect(readTriggers(types).length).toBeGreaterThan(10);
  expect(findUnnamed(types, sources)).toEqual([]);
});

it('a trigger that only another table’s statement names is found', () => {
  const types =
    '  /**\n   * By triggers of the migrations:\n   * - planted: after insert, runs f\n   */\n  store: {\n';
  const told = '// The trigger `planted` then does more.\n';
  const findIn = (statement: string): string[] =>
    findUnnamed(types, new Map([['a.ts', `${told}query('${statement}');`]]));
  expect(findIn('insert into store values (1)')).toEqual([]);
  expect(findIn('insert into banner values (1)')).toEqual([
    'planted: say at a statement that writes store what it does then',
  ]);
});
