import type { AfternoonResult } from './run-afternoon.ts';
import type { FilesResult } from './run-files.ts';
import type { MovesResult } from './run-moves.ts';

/** One right row of so many may be held, and none for longer. */
const ROWS_PER_HELD = 2_000;
const LONGEST_HOLD_MS = 30_000;

export interface AllResults {
  afternoon: AfternoonResult;
  moves: MovesResult;
  /** null: no files were named. */
  files: FilesResult | null;
}

const isQuiet = ({ rows, held, longestHoldMs }: MovesResult): boolean =>
  held.length * ROWS_PER_HELD <= rows && longestHoldMs <= LONGEST_HOLD_MS;

/** A file of few rows can't show one in two thousand by itself. */
const sumOf = (results: readonly MovesResult[]): MovesResult => ({
  rows: results.reduce((sum, { rows }) => sum + rows, 0),
  held: results.flatMap(({ held }) => held),
  longestHoldMs: Math.max(0, ...results.map(({ longestHoldMs }) => longestHoldMs)),
});

const MOST_LISTED = 20;

/** @returns whether all is as it must be */
export const printAfternoon = (
  { afternoon, moves, files }: AllResults,
  print: (line: string) => void,
): boolean => {
  const list = (title: string, found: readonly string[]): void => {
    print(`${title}: ${found.length}`);
    for (const line of found.slice(0, MOST_LISTED)) print(`  ${line}`);
  };
  const right = {
    rows: afternoon.rightRows,
    held: afternoon.heldRightRows,
    longestHoldMs: afternoon.longestHoldMs,
  };
  const planted = [...afternoon.byKind.values()].reduce((sum, count) => sum + count, 0);
  print(`${planted} mistakes of ${afternoon.byKind.size} kinds`);
  list('bets taken at a price that a careful trader would have pulled', afternoon.badBets);
  list('boards emptied', afternoon.emptiedBoards);
  list('mistakes that were not told once', afternoon.notToldOnce);
  const quiet: ReadonlyArray<readonly [string, MovesResult]> = [
    ['beside mistakes', right],
    ['after scores in play', moves],
    ...(files?.bySport ?? []),
  ];
  print('| right rows | rows | held | longest hold |');
  print('|---|---|---|---|');
  for (const [what, { rows, held, longestHoldMs }] of quiet)
    print(`| ${what} | ${rows} | ${held.length} | ${longestHoldMs / 1_000} s |`);
  if (files !== null) print(`lines of the files that no book offers, left out: ${files.leftOut}`);
  for (const [what, { held }] of quiet) if (held.length > 0) list(what, held);
  return (
    afternoon.badBets.length + afternoon.emptiedBoards.length + afternoon.notToldOnce.length === 0 &&
    [right, moves, sumOf([...(files?.bySport.values() ?? [])])].every(isQuiet)
  );
};
