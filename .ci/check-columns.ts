/**
 * Holds prose to 120 columns, so that it reads the same in a terminal, a diff and an editor split in two.
 *
 *   node .ci/check-columns.ts [folder]   exit 1 and one line per line that is too long
 *
 * Every page in Markdown, but for rows of tables, which can't be broken; in the rooms every line with a comment on it.
 * Reads what git knows or would take in.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLongLines } from './find-long-lines.ts';
import { listFiles } from './list-files.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const rooms = ['domain', 'workers', 'gateway', 'client', 'loadtest', '.ci'];

const files = listFiles(root)
  .filter((path) => path.endsWith('.md') || rooms.some((room) => path.startsWith(`${room}/`)))
  .filter((path) => /\.(?:md|css|ts|tsx|js|mjs)$/.test(path) && !path.endsWith('.gen.ts'));
if (files.length === 0) throw new Error(`no page and no source file in ${root}`);

const problems = files.flatMap((path) =>
  findLongLines(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, columns }) => `${path}:${line} has ${columns} columns`,
  ),
);
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nAt most 120: wrap the page or the comment.`);
  process.exitCode = 1;
}
