/**
 * Keeps docs/specification.md true: a row is done exactly when a test's title begins with its id.
 *
 *   node .ci/check-specification.ts            exit 1 and one line per disagreement
 *   node .ci/check-specification.ts --update   first fills in status and test from the tests found
 *
 * Reads every test file that git knows or would take in, so a test counts before it is committed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkSpecification,
  parseSpecification,
  parseTestTitles,
  summariseSpecification,
  updateSpecification,
} from './specification-table.ts';

const root = join(import.meta.dirname, '..');
const document = join(root, 'docs', 'specification.md');
const rooms = ['domain', 'workers', 'gateway', 'client', 'loadtest'];

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...rooms],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
  .split('\0')
  .filter((path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, titles: parseTestTitles(readFileSync(join(root, path), 'utf8')) }));

if (process.argv.includes('--update')) {
  const before = readFileSync(document, 'utf8');
  const after = updateSpecification(before, files);
  if (after !== before) {
    // Written beside and renamed, so that a check running at the same time never reads half a document.
    const draft = `${document}.${process.pid}.tmp`;
    writeFileSync(draft, after);
    renameSync(draft, document);
  }
}

const rows = parseSpecification(readFileSync(document, 'utf8'));
const problems = checkSpecification(rows, files);
for (const problem of problems) console.error(`specification: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(summariseSpecification(rows));
