/**
 * Keeps docs/specification true: a row is done exactly when a test's title begins with its id.
 *
 *   node .ci/check-specification.ts               exit 1 and one line per disagreement
 *   node .ci/check-specification.ts --update      first fills in status and counts from the tests found
 *   node .ci/check-specification.ts --tests [ID]  prints the tests that prove a row (or its parts), or every row's
 *   node .ci/check-specification.ts --page-proof  prints the done rows that are met on the page and have no test there
 *
 * Reads every test file that git knows or would take in, so a test counts before it is committed.
 */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { checkIndex, countArea, updateIndex } from './specification/area-counts.ts';
import { checkRows, listMissingPageProofs } from './specification/check-rows.ts';
import { parseNotes, parseRows } from './specification/parse-area.ts';
import { parseTestTitles } from './specification/parse-test-titles.ts';
import { collectProofs } from './specification/proofs.ts';
import { updateStatuses } from './specification/update-statuses.ts';

const root = join(import.meta.dirname, '..');
const folder = 'docs/specification';
const index = `${folder}/README.md`;
const rooms = ['domain', 'workers', 'gateway', 'client', 'loadtest'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Written next to it and renamed, so that a check running at the same time never reads half a document. */
const write = (path: string, text: string): void => {
  if (read(path) === text) return;
  const draft = join(root, `${path}.${process.pid}.tmp`);
  writeFileSync(draft, text);
  renameSync(draft, join(root, path));
};

const files = listFiles(root)
  .filter(
    (path) => rooms.some((room) => path.startsWith(`${room}/`)) && /\.(?:test\.tsx?|spec\.ts)$/.test(path),
  )
  .map((path) => ({ path, titles: parseTestTitles(path, read(path)) }));
const areas = readdirSync(join(root, folder))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => `${folder}/${name}`);

const readRows = () => areas.flatMap((path) => parseRows(path, read(path)));
const countAreas = () => {
  const rows = readRows();
  const missing = listMissingPageProofs(rows, files);
  const of = <T extends { path: string }>(list: readonly T[], path: string) =>
    list.filter((row) => row.path === path);
  return new Map(
    areas.map((path) => [path.slice(folder.length + 1), countArea(of(rows, path), of(missing, path))]),
  );
};

const check = (): void => {
  const rows = readRows();
  const notes = areas.flatMap((path) => parseNotes(path, read(path)));
  const counts = countAreas();
  const problems = [...checkRows(rows, notes, files), ...checkIndex(read(index), counts)];
  for (const problem of problems) console.error(`specification: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  const sum = (field: 'rows' | 'done' | 'toCome' | 'merged' | 'pageProofMissing') =>
    [...counts.values()].reduce((total, area) => total + area[field], 0);
  if (problems.length === 0)
    console.log(
      `specification: ${sum('rows')} rows, ${sum('done')} done (${sum('pageProofMissing')} of them without the page's proof), ` +
        `${sum('toCome')} to come, ${sum('merged')} merged`,
    );
};

const printTests = (wanted: string | undefined): void => {
  for (const [id, tests] of collectProofs(files)) {
    if (wanted !== undefined && id !== wanted && !id.startsWith(`${wanted}.`)) continue;
    console.log(id);
    for (const { path, line, title } of tests.values()) console.log(`  ${path}:${line}  ${title}`);
  }
};

const printMissingPageProofs = (): void => {
  for (const { path, id, what } of listMissingPageProofs(readRows(), files))
    console.log(`${path}  ${id}  ${what}`);
};

const [option, argument] = process.argv.slice(2);
if (option === '--tests') printTests(argument);
else if (option === '--page-proof') printMissingPageProofs();
else {
  if (option === '--update') {
    for (const path of areas) write(path, updateStatuses(path, read(path), files));
    write(index, updateIndex(read(index), countAreas()));
  }
  check();
}
