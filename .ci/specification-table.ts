/**
 * Reads the tables of docs/specification.md and the titles of tests, and says where the two disagree.
 *
 * Pure: text in, values out. `check-specification.ts` is the shell that finds the files. The scanner isn't a TypeScript parser: it
 * knows comments, strings, templates and regular expressions well enough to find `it('…')` and never looks inside them.
 */

const ID = String.raw`(?:(?:R|DLG|SH|SCR|ENT|ST|VAL|ROLE|CALL|ERR|CON)[12]|HR)-\d+`;
const ROW_ID = new RegExp(`^${ID}$`);
const TITLE_IDS = new RegExp(`^${ID}(?:, ${ID})*(?=[ :]|$)`);
/** Wider than an id, so that `VAL-3`, `HR1-2` or `HR-2a` is reported and not taken for a title without an id. */
const LOOKS_LIKE_ID = /^(?:R|DLG|SH|SCR|ENT|ST|VAL|ROLE|CALL|ERR|CON|HR)\d*-\d/;

const HEADER = '| id | what | status | test |';
const NO_TEST = '—';
const DONE = 'done';
const TO_COME = 'to come';

export interface SpecificationRow {
  /** Index into the document's lines, from 0. */
  readonly line: number;
  readonly id: string;
  readonly what: string;
  readonly status: string;
  /** Files of the test column, in its order; empty for `—`. */
  readonly files: readonly string[];
}

export interface TestTitle {
  /** The title's literal beginning: up to the closing quote or the first `${`. */
  readonly title: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** False for skipped, todo and expected-to-fail tests. */
  readonly proves: boolean;
}

export interface TestFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly titles: readonly TestTitle[];
}

/** Rows of all tables whose header is `| id | what | status | test |`; other tables are prose. A broken row has an empty id. */
export function parseSpecification(markdown: string): SpecificationRow[] {
  const rows: SpecificationRow[] = [];
  let inTable = false;
  for (const [line, text] of markdown.split('\n').entries()) {
    if (!text.startsWith('|')) inTable = false;
    else if (text.trim() === HEADER) inTable = true;
    else if (inTable && !/^[|\s:-]+$/.test(text)) rows.push(parseRow(text, line));
  }
  return rows;
}

function parseRow(text: string, line: number): SpecificationRow {
  const cells = text
    .trim()
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  const [before, id, what, status, test, after] = cells;
  if (cells.length !== 6 || before !== '' || after !== '' || !id || !what || !status || !test) {
    return { line, id: '', what: text, status: '', files: [] };
  }
  const files = test === NO_TEST ? [] : test.split(',').map((file) => file.trim());
  return { line, id, what, status, files };
}

/** The ids a title begins with: `[]` for a title without any, `undefined` for one that begins like an id but isn't one. */
export function parseTitleIds(title: string): string[] | undefined {
  const ids = TITLE_IDS.exec(title)?.[0];
  if (ids !== undefined) return ids.split(', ');
  return LOOKS_LIKE_ID.test(title) ? undefined : [];
}

/** Titles of `it(…)` and `test(…)`, with `.each(…)`, `.for(…)`, `.prop(…)`, `.skipIf(…)`, `.runIf(…)` and the plain modifiers. */
export function parseTestTitles(source: string): TestTitle[] {
  const code = blankText(source);
  const titles: TestTitle[] = [];
  const calls =
    /(?<![\w.$])(?:it|test)((?:\s*\.\s*(?:only|skip|todo|fails|fail|fixme|concurrent|sequential|each|for|prop|skipIf|runIf))*)\s*(?=[(<`])/g;
  for (const call of code.matchAll(calls)) {
    const modifiers = call[1]?.match(/\w+/g) ?? [];
    let at = skipTypeArguments(code, call.index + call[0].length);
    if (/^(?:each|for|prop|skipIf|runIf)$/.test(modifiers.at(-1) ?? '')) {
      at = skipTypeArguments(code, skipSpace(code, skipArguments(code, at)));
    }
    if (code[at] !== '(') continue;
    const quoteAt = skipSpace(code, at + 1);
    const quote = code[quoteAt] ?? '';
    if (!/['"`]/.test(quote)) continue;
    const literal = source.slice(quoteAt + 1, code.indexOf(quote, quoteAt + 1));
    titles.push({
      title: literal.split('${', 1)[0] ?? '',
      line: source.slice(0, call.index).split('\n').length,
      proves: !modifiers.some((modifier) => /^(?:skip|todo|fails|fail|fixme)$/.test(modifier)),
    });
  }
  return titles;
}

/** The sentences that an engineer has to act on; empty when the tables and the tests agree. */
export function checkSpecification(rows: readonly SpecificationRow[], files: readonly TestFile[]): string[] {
  const problems: string[] = [];
  if (rows.length === 0) problems.push('no table with the header "| id | what | status | test |" has a row');
  const seen = new Set<string>();
  const proofs = collectProofs(files);
  for (const row of rows) {
    const place = `line ${row.line + 1}: `;
    if (!ROW_ID.test(row.id)) {
      problems.push(
        `${place}${row.id === '' ? 'the row is not four filled cells' : `"${row.id}" is not an id`}`,
      );
      continue;
    }
    if (seen.has(row.id)) problems.push(`${place}${row.id} is already the id of another row`);
    seen.add(row.id);
    const proven = proofs.get(row.id) ?? new Set<string>();
    if (row.status === DONE) {
      if (row.files.length === 0) problems.push(`${place}${row.id} is done but names no test`);
      for (const file of row.files) {
        if (!proven.has(file))
          problems.push(`${place}${row.id} is done but ${file} has no test whose title begins with it`);
      }
    } else if (row.status !== TO_COME) {
      problems.push(`${place}${row.id} has the status "${row.status}", not "${DONE}" or "${TO_COME}"`);
    } else if (proven.size > 0) {
      problems.push(
        `${place}${row.id} is to come but has tests in ${[...proven].join(', ')}: mark it done (--update does)`,
      );
    }
  }
  for (const { path, titles } of files) {
    for (const { title, line } of titles) {
      const ids = parseTitleIds(title);
      if (ids === undefined)
        problems.push(`${path}:${line}: "${title}" begins like an id but isn't "ID:", "ID " or "ID, ID:"`);
      for (const id of ids ?? []) {
        if (!seen.has(id)) problems.push(`${path}:${line}: ${id} is not a row of the specification`);
      }
    }
  }
  return problems;
}

/** The same document with status and test column of every row filled in from the tests; all other text is untouched. */
export function updateSpecification(markdown: string, files: readonly TestFile[]): string {
  const lines = markdown.split('\n');
  const proofs = collectProofs(files);
  for (const row of parseSpecification(markdown)) {
    if (!ROW_ID.test(row.id)) continue;
    const proven = [...(proofs.get(row.id) ?? [])];
    const status = proven.length > 0 ? DONE : TO_COME;
    lines[row.line] = `| ${row.id} | ${row.what} | ${status} | ${proven.join(', ') || NO_TEST} |`;
  }
  return lines.join('\n');
}

/** `specification: N rows, D done, T to come` */
export function summariseSpecification(rows: readonly SpecificationRow[]): string {
  const done = rows.filter((row) => row.status === DONE).length;
  return `specification: ${rows.length} rows, ${done} done, ${rows.length - done} to come`;
}

/** Id → the files that prove it, by name. */
function collectProofs(files: readonly TestFile[]): Map<string, Set<string>> {
  const proofs = new Map<string, Set<string>>();
  for (const { path, titles } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    for (const { title, proves } of titles) {
      if (!proves) continue;
      for (const id of parseTitleIds(title) ?? []) proofs.set(id, (proofs.get(id) ?? new Set()).add(path));
    }
  }
  return proofs;
}

/**
 * The source at the same length, with what stands inside comments, strings, templates and regular expressions turned into spaces, so that
 * brackets can be counted and words found. Quotes stay. A quote that its line doesn't close is an apostrophe in JSX text.
 */
function blankText(source: string): string {
  const text =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/(?<=(?:^|[=(,:[!&|?{};>]|\breturn)\s*\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//g;
  return source.replace(text, (match) => {
    const quoted = /^['"`]/.test(match);
    const blank = (part: string) => part.replace(/[^\n]/g, ' ');
    return quoted ? match[0] + blank(match.slice(1, -1)) + match[0] : blank(match);
  });
}

function skipSpace(code: string, from: number): number {
  let at = from;
  while (/\s/.test(code[at] ?? '')) at++;
  return at;
}

/** Past `<…>`. */
function skipTypeArguments(code: string, from: number): number {
  return code[from] === '<' ? skipSpace(code, skipBalanced(code, from, '<([{', '>)]}')) : from;
}

/** Past `(…)`, or past the table of ``each`…` ``. */
function skipArguments(code: string, from: number): number {
  if (code[from] === '`') return code.indexOf('`', from + 1) + 1;
  return skipBalanced(code, from, '([{', ')]}');
}

/** From an opening bracket to behind the one that closes it; the `>` of an arrow closes nothing. */
function skipBalanced(code: string, from: number, opens: string, closes: string): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const character = code[at] ?? '';
    if (opens.includes(character)) depth++;
    else if (closes.includes(character) && !(character === '>' && code[at - 1] === '=')) depth--;
    if (depth === 0) return at + 1;
  }
  return code.length;
}
