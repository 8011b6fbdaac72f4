import { DONE, type SpecificationRow, TO_COME } from './row.ts';

/** What the index says of an area: `| [Slip](slip.md) | 201 | 100 | 80 | 21 | 12 |`. */
export interface AreaCounts {
  readonly rows: number;
  readonly done: number;
  readonly toCome: number;
  readonly merged: number;
  /** Done rows marked `page` without a test on the page's side. */
  readonly pageProofMissing: number;
}

const LINE = /^(\| \[[^\]]+\]\(([\w-]+\.md)\) \|)((?: \d+ \|){5})( .*)?$/;

export function countArea(
  rows: readonly SpecificationRow[],
  missing: readonly SpecificationRow[],
): AreaCounts {
  return {
    rows: rows.length,
    done: rows.filter(({ status }) => status === DONE).length,
    toCome: rows.filter(({ status }) => status === TO_COME).length,
    merged: rows.filter(({ twins }) => twins.length > 0).length,
    pageProofMissing: missing.length,
  };
}

/** File name → what the index says of it. */
function parseIndex(markdown: string): Map<string, AreaCounts> {
  return new Map(
    markdown.split('\n').flatMap((line) => {
      const [, , file, cells] = LINE.exec(line) ?? [];
      if (file === undefined || cells === undefined) return [];
      const [rows = 0, done = 0, toCome = 0, merged = 0, pageProofMissing = 0] =
        cells.match(/\d+/g)?.map(Number) ?? [];
      return [[file, { rows, done, toCome, merged, pageProofMissing }]];
    }),
  );
}

/**
 * The index with the counts of its areas. The number of missing page proofs only ever falls: where there are more than
 * it says, it stays, and the check fails.
 */
export function updateIndex(markdown: string, counts: ReadonlyMap<string, AreaCounts>): string {
  const before = parseIndex(markdown);
  return markdown
    .split('\n')
    .map((line) => {
      const [, begin, file = '', , end = ''] = LINE.exec(line) ?? [];
      const now = counts.get(file);
      if (now === undefined) return line;
      const missing = Math.min(now.pageProofMissing, before.get(file)?.pageProofMissing ?? 0);
      return `${begin} ${[now.rows, now.done, now.toCome, now.merged, missing].join(' | ')} |${end}`;
    })
    .join('\n');
}

/** Where the index and the areas disagree. */
export function checkIndex(markdown: string, counts: ReadonlyMap<string, AreaCounts>): string[] {
  const index = parseIndex(markdown);
  const problems = [...index.keys()]
    .filter((file) => !counts.has(file))
    .map((file) => `the index names ${file}, which is no area`);
  for (const [file, now] of counts) {
    const said = index.get(file);
    if (said === undefined) {
      problems.push(`the index doesn't name ${file}`);
    } else if (now.pageProofMissing > said.pageProofMissing) {
      problems.push(
        `${file}: ${now.pageProofMissing} rows that are met on the page have no test under client/, the index allows ${said.pageProofMissing} ` +
          `(--page-proof lists them)`,
      );
    } else if (Object.entries(now).some(([field, count]) => said[field as keyof AreaCounts] !== count)) {
      problems.push(`${file}: the counts of the index are of another time (--update says what is)`);
    }
  }
  return problems;
}
