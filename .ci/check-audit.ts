/**
 * Keeps docs/audit true: each finding is done and held by a test that is there, or says why it isn't.
 *
 *   node .ci/check-audit.ts            exit 1 and one line per disagreement
 *   node .ci/check-audit.ts --update   first fills in the counts of the index
 *
 * Reads every page that git knows or would take in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFindings, DONE } from './audit/check-findings.ts';
import { checkIndex, updateIndex } from './audit/page-counts.ts';
import { parsePage, parseTitle } from './audit/parse-page.ts';
import { listFiles } from './list-files.ts';

const root = join(import.meta.dirname, '..');
const folder = 'docs/audit/';
const index = `${folder}README.md`;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const files = new Set(listFiles(root));
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const scripts = new Set(Object.keys(manifest.scripts));
const pages = [...files]
  .filter((path) => path.startsWith(folder) && path.endsWith('.md') && path !== index)
  .map((path) => {
    const markdown = read(path);
    const file = path.slice(folder.length);
    return { path, file, title: parseTitle(markdown), findings: parsePage(path, markdown) };
  });

if (process.argv[2] === '--update') writeFileSync(join(root, index), updateIndex(read(index), pages));

const problems = [
  ...pages.flatMap(({ path, findings }) => checkFindings(path, findings, { files, scripts })),
  ...checkIndex(read(index), pages),
];
for (const problem of problems) console.error(`audit: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else {
  const findings = pages.flatMap((page) => page.findings);
  const done = findings.filter(({ state }) => state === DONE).length;
  console.log(`audit: ${findings.length} findings on ${pages.length} pages, ${done} done`);
}
