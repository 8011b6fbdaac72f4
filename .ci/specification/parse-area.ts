import type { SpecificationRow } from './row.ts';

const HEADER = '| id | what | marks | status |';
const NOTHING = '—';

export interface AreaNote {
  readonly path: string;
  readonly line: number;
  readonly id: string;
}

/**
 * The rows of an area's file: of all tables whose header is `| id | what | marks | status |`; other tables are prose. A
 * row that isn't four filled cells has an empty id.
 */
export function parseRows(path: string, markdown: string): SpecificationRow[] {
  const rows: SpecificationRow[] = [];
  let inTable = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    if (!text.startsWith('|')) inTable = false;
    else if (text.trim() === HEADER) inTable = true;
    else if (inTable && !/^[|\s:-]+$/.test(text)) rows.push(parseRow(path, index + 1, text));
  }
  return rows;
}

function parseRow(path: string, line: number, text: string): SpecificationRow {
  const cells = text
    .trim()
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  const [before, id, what, marks, status, after] = cells;
  if (cells.length !== 6 || before !== '' || after !== '' || !id || !what || !marks || !status) {
    return { path, line, id: '', what: text, marks: [], status: '', twins: [] };
  }
  const twins = status.startsWith('→ ') ? status.slice(2).split(', ') : [];
  return {
    path,
    line,
    id,
    what,
    marks: marks === NOTHING ? [] : marks.split(', '),
    status: twins.length > 0 ? '' : status,
    twins,
  };
}

/** The same text with other words in a row's last cell. */
export function replaceStatus(text: string, status: string): string {
  return text.replace(/[^|]*\|\s*$/, ` ${status} |`);
}

/** The lines below the tables about single rows: `- **ID**: …`. */
export function parseNotes(path: string, markdown: string): AreaNote[] {
  return markdown.split('\n').flatMap((text, index) => {
    const ids = /^- \*\*([^*]+)\*\*/.exec(text)?.[1]?.split(', ') ?? [];
    return ids.map((id) => ({ path, line: index + 1, id }));
  });
}
