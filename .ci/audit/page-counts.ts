import { DECLINED, DONE, LATER } from './check-findings.ts';
import type { Finding } from './parse-page.ts';

/** One line of the index. */
export interface PageCounts {
  /** The page's file, in the index's folder: `money.md`. */
  readonly file: string;
  readonly title: string;
  readonly findings: readonly Finding[];
}

const HEADER = ['| audit | findings | done | later | declined |', '|---|---|---|---|---|'];

const countsOf = ({ file, title, findings }: PageCounts): string => {
  const inState = (state: string) => findings.filter((finding) => finding.state === state).length;
  return `| [${title}](${file}) | ${[findings.length, inState(DONE), inState(LATER), inState(DECLINED)].join(' | ')} |`;
};

/** The index with the counts of the pages that are there, in the order of their files. */
export function updateIndex(markdown: string, pages: readonly PageCounts[]): string {
  const lines = markdown.split('\n');
  const begin = lines.indexOf(HEADER[0] ?? '');
  if (begin < 0) return markdown;
  const length = lines.slice(begin).findIndex((line) => !line.startsWith('|'));
  const table = [...HEADER, ...pages.toSorted((a, b) => (a.file < b.file ? -1 : 1)).map(countsOf)];
  return lines.toSpliced(begin, length < 0 ? lines.length : length, ...table).join('\n');
}

/** Where the index and the pages disagree. */
export function checkIndex(markdown: string, pages: readonly PageCounts[]): string[] {
  if (!markdown.split('\n').includes(HEADER[0] ?? ''))
    return [`the index has no table with the header "${HEADER[0]}"`];
  return updateIndex(markdown, pages) === markdown
    ? []
    : ['the index does not say what the pages hold (--update fills it in)'];
}
