const HEADER = '| id | what was found | state | held by |';

/** One finding of an audit. */
export interface Finding {
  /** Path of the page, from the repository's root. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** Empty when the row isn't four filled cells. */
  readonly id: string;
  readonly state: string;
  /** The tests that hold it, or why there are none. */
  readonly heldBy: string;
}

/** The rows of a page's tables whose header is that of findings; other tables are prose. */
export function parsePage(path: string, markdown: string): Finding[] {
  const findings: Finding[] = [];
  let inTable = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    if (!text.startsWith('|')) inTable = false;
    else if (text.trim() === HEADER) inTable = true;
    else if (inTable && !/^[|\s:-]+$/.test(text)) findings.push(parseFinding(path, index + 1, text));
  }
  return findings;
}

function parseFinding(path: string, line: number, text: string): Finding {
  const cells = text
    .trim()
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  const [before, id, what, state, heldBy, after] = cells;
  if (cells.length !== 6 || before !== '' || after !== '' || !id || !what || !state || !heldBy)
    return { path, line, id: '', state: '', heldBy: '' };
  return { path, line, id, state, heldBy };
}

/** What the page is called in the index. */
export const parseTitle = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';
