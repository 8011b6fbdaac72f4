/**
 * Lets each table of the database be written by the room that owns it alone (`table-owners.ts`). Who reads it is told,
 * and free.
 *
 *   node .ci/check-table-owners.ts [folder]   exit 1 and one line per broken rule
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTableUses } from './find-table-uses.ts';
import { listRooms, roomOf } from './judge-wings.ts';
import { judgeTableUses, type PlacedUse } from './judge-table-uses.ts';
import { TABLE_OWNERS, WRITES_ANY_TABLE } from './table-owners.ts';

const TYPES = 'gateway/src/ground/database/tables.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const tables = new Set([...read(TYPES).matchAll(/^ {2}(\w+): \{$/gm)].map(([, table = '']) => table));
if (tables.size === 0) throw new Error(`no table in ${TYPES}`);

const files = globSync('gateway/src/**/*.ts', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts') && path !== TYPES,
);
const problems: string[] = [];
const writeAny = new Set<string>();
const uses = files.flatMap((path): PlacedUse[] => {
  const room = roomOf(path);
  try {
    return findTableUses(path, read(path), tables).map((use) => ({ ...use, path, room }));
  } catch (error) {
    if (path in WRITES_ANY_TABLE) writeAny.add(path);
    else problems.push((error as Error).message);
    return [];
  }
});

for (const path of Object.keys(WRITES_ANY_TABLE))
  if (!writeAny.has(path)) problems.push(`${path} no longer writes whatever table it is given`);

const judged = judgeTableUses(uses, tables, TABLE_OWNERS, new Set(listRooms('gateway')));
problems.push(...judged.problems);
for (const problem of problems) console.error(`tables: ${problem}`);
if (problems.length > 0) process.exitCode = 1;

const counts = [...judged.readers].map(([table, rooms]) => [table, rooms.size] as const);
const most = counts.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
console.log(
  `tables: ${tables.size}, each written by its owner; ` +
    `read by ${sumOf(most.map(([, rooms]) => rooms))} others: ${most.map(([table, rooms]) => `${table} ${rooms}`).join(', ')}`,
);
