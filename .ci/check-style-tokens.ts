/**
 * Holds the style sheets to their tokens: a breakpoint, a layer or a spacing that has a name is written by that name.
 *
 *   node .ci/check-style-tokens.ts [folder]   exit 1 and one line per value that is written as a number
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRawValues, readSizeTokens } from './find-raw-values.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const tokens = readSizeTokens(readFileSync(join(root, 'client/src/page/app/tokens.css'), 'utf8'));
const problems = globSync('client/src/**/*.css', { cwd: root }).flatMap((path) =>
  findRawValues(path, readFileSync(join(root, path), 'utf8'), tokens).map(
    ({ line, message }) => `${path}:${line} ${message}`,
  ),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
