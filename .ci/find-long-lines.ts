import { parseSync } from 'oxc-parser';

const MOST_COLUMNS = 120;

interface LongLine {
  /** Counted from 1. */
  readonly line: number;
  readonly columns: number;
}

/** Lines of prose that are too long: of a page all but rows of tables, of a source those with a comment on them. */
export function findLongLines(path: string, text: string): LongLine[] {
  const long = text
    .split('\n')
    .map((line, index) => ({
      line: index + 1,
      columns: Array.from(line).length,
      isRow: line.startsWith('|'),
    }))
    .filter(({ columns }) => columns > MOST_COLUMNS);
  if (long.length === 0) return [];
  const isProse = path.endsWith('.md') ? () => true : findCommentedLines(path, text);
  return long
    .filter(({ line, isRow }) => isProse(line) && !(isRow && path.endsWith('.md')))
    .map(({ line, columns }) => ({ line, columns }));
}

function findCommentedLines(path: string, text: string): (line: number) => boolean {
  const comments = path.endsWith('.css')
    ? [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((found) => [found.index, found.index + found[0].length])
    : parseSync(path, text).comments.map(({ start, end }) => [start, end]);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const spans = comments.map(([start = 0, end = 0]) => [lineAt(start), lineAt(end)] as const);
  return (line) => spans.some(([first, last]) => first <= line && line <= last);
}
