/**
 * Holds tests, their tools and benchmarks to one example of each record: `domain/testing` writes it out, all others
 * take it from there and say what differs.
 *
 *   node .ci/check-examples.ts [folder]   exit 1 and one line per record that is written out elsewhere
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWholeRecords } from './find-whole-records.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const TEST_CODE = /\.test\.tsx?$|\/(?:testing|e2e)\/|^loadtest\//;

const paths = globSync('{domain,workers,gateway,client,loadtest}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
}).filter((path) => TEST_CODE.test(path) && !path.startsWith('domain/testing/'));
if (paths.length === 0) throw new Error(`no test in ${root}`);

const problems = paths.flatMap((path) =>
  findWholeRecords(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, record }) => `${path}:${line} writes out a ${record}: take it from domain/testing`,
  ),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
