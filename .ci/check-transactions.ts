/**
 * Lets no file of the gateway but `in-transaction.ts` begin, commit or roll back a transaction, and none but
 * `in-savepoint.ts` a part of one: one written out elsewhere forgets the connection that broke in the middle, which
 * the pool would hand out again.
 *
 *   node .ci/check-transactions.ts [folder]   exit 1 and one line per statement
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTransactions } from './find-transactions.ts';

const MAY = ['in-transaction', 'in-savepoint'].map((name) => `gateway/src/ground/database/${name}.ts`);

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const files = globSync('gateway/src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
if (files.length === 0) throw new Error(`no source file of the gateway in ${root}`);

const problems = files
  .filter((path) => !MAY.includes(path))
  .flatMap((path) =>
    findTransactions(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, statement }) => `${path}:${line} says "${statement}"`,
    ),
  );
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nUse one of ${MAY.join(', ')}.`);
  process.exitCode = 1;
}
