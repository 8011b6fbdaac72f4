import type { AreaNote } from './parse-area.ts';
import type { TestFile } from './parse-test-titles.ts';
import { collectProofs, isProvenOnPage, type Proofs } from './proofs.ts';
import { DONE, isRowId, MARKS, PAGE, parseTitleIds, type SpecificationRow, TO_COME } from './row.ts';

/** The longest text of a row that one reads in a line of a table. */
const MAX_LENGTH = 150;

/** The sentences that an engineer has to act on; empty when the tables and the tests agree. */
export function checkRows(
  rows: readonly SpecificationRow[],
  notes: readonly AreaNote[],
  files: readonly TestFile[],
): string[] {
  if (rows.length === 0) return ['no table with the header "| id | what | marks | status |" has a row'];
  const proofs = collectProofs(files);
  const known = new Map<string, SpecificationRow>();
  const problems: string[] = [];
  for (const row of rows) {
    const place = `${row.path}:${row.line}: `;
    if (!isRowId(row.id)) {
      problems.push(
        `${place}${row.id === '' ? 'the row is not four filled cells' : `"${row.id}" is not an id`}`,
      );
    } else if (known.has(row.id)) {
      problems.push(`${place}${row.id} is already the id of another row`);
    } else {
      known.set(row.id, row);
    }
  }
  for (const row of known.values()) {
    const place = `${row.path}:${row.line}: ${row.id} `;
    problems.push(
      ...[...describeForm(row), ...describeStatus(row, known, proofs)].map((what) => place + what),
    );
  }
  for (const { path, line, id } of notes) {
    if (known.get(id)?.path !== path)
      problems.push(`${path}:${line}: the note is on ${id}, no row of this file`);
  }
  return [...problems, ...files.flatMap((file) => checkTitles(file, known))];
}

function describeForm({ id, what, marks }: SpecificationRow): string[] {
  const unknown = marks.filter((mark) => !MARKS.includes(mark));
  return [
    ...(what.includes(';') ? ['states several facts: give each a row of its own'] : []),
    ...(what.length > MAX_LENGTH
      ? [`is longer than ${MAX_LENGTH} characters: say it in a note or in two rows`]
      : []),
    ...(unknown.length > 0 ? [`has the mark "${unknown.join(', ')}"`] : []),
    ...(/\bfields that\b/.test(what) ? [`names no fields: give each a row, ${id}.1 and so on`] : []),
  ];
}

function describeStatus(
  row: SpecificationRow,
  known: ReadonlyMap<string, SpecificationRow>,
  proofs: Proofs,
): string[] {
  const proven = proofs.get(row.id)?.size ?? 0;
  if (row.twins.length > 0) {
    return row.twins.flatMap((twin) => {
      const target = known.get(twin);
      if (target === undefined) return [`points to ${twin}, which is no row`];
      return target.twins.length > 0 ? [`points to ${twin}, which points on`] : [];
    });
  }
  if (row.status === DONE) {
    return proven === 0
      ? ['is done but no test has a title that begins with it (--update says "to come")']
      : [];
  }
  if (row.status !== TO_COME)
    return [`has the status "${row.status}", not "${DONE}", "${TO_COME}" or "→ ID"`];
  return proven > 0 ? ['is to come but has tests: mark it done (--update does)'] : [];
}

function checkTitles({ path, titles }: TestFile, known: ReadonlyMap<string, SpecificationRow>): string[] {
  return titles.flatMap(({ title, line, unreadable }) => {
    const place = `${path}:${line}: `;
    if (unreadable)
      return [`${place}which rows the title begins with can't be read: name them in the loop's own list`];
    const ids = parseTitleIds(title);
    if (ids === undefined)
      return [`${place}"${title}" begins like an id but isn't "ID:", "ID " or "ID, ID:"`];
    return ids.flatMap((id) => {
      const row = known.get(id);
      if (row !== undefined)
        return row.twins.length > 0
          ? [`${place}${id} is stated by ${row.twins.join(', ')}: begin with that`]
          : [];
      const parts = [...known.keys()].filter((key) => key.startsWith(`${id}.`));
      return parts.length > 0
        ? [`${place}${id} has parts: begin with the one that is proven, ${parts[0]} to ${parts.at(-1)}`]
        : [`${place}${id} is not a row of the specification`];
    });
  });
}

/** Done rows that a person meets on the page and that no test on the page's side proves. */
export function listMissingPageProofs(
  rows: readonly SpecificationRow[],
  files: readonly TestFile[],
): SpecificationRow[] {
  const proofs = collectProofs(files);
  return rows.filter(
    ({ id, marks, status }) => status === DONE && marks.includes(PAGE) && !isProvenOnPage(id, proofs),
  );
}
