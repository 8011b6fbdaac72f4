/**
 * Lets no new migration hold a table for as long as the table is long (docs/operations/upgrades.md, "What a migration
 * may do"): exit 1 and one line per statement.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findTableLocks } from './find-table-locks.ts';
import { MAY_LOCK } from './may-lock-tables.ts';
import { ROOT } from './run-command.ts';

/** It and those before it are in databases by now and can't be changed: a start compares their wording. */
const { step: lastBeforeTheRule } = JSON.parse(
  readFileSync(join(ROOT, 'gateway/testing/upgrades/last-before-the-rule.json'), 'utf8'),
) as { step: number };

const files = globSync('gateway/src/ground/database/migrations/*.sql', { cwd: ROOT }).toSorted();
if (files.length === 0) throw new Error('no migration');

const found = files
  .filter((file) => Number(basename(file).slice(0, 4)) > lastBeforeTheRule)
  .flatMap((file) =>
    findTableLocks(readFileSync(join(ROOT, file), 'utf8')).map((lock) => ({
      ...lock,
      file,
      key: `${basename(file)} ${lock.table}`,
    })),
  );
const problems = [
  ...found
    .filter(({ key }) => MAY_LOCK[key] === undefined)
    .map(({ file, line, table, does }) => `${file}:${line} ${does} of ${table} under its lock`),
  ...Object.keys(MAY_LOCK)
    .filter((excused) => found.every(({ key }) => key !== excused))
    .map((excused) => `.ci/may-lock-tables.ts excuses "${excused}", which locks nothing`),
];
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nSee docs/operations/upgrades.md, "What a migration may do".`);
  process.exitCode = 1;
}
