import type { AfternoonResult } from './run-afternoon.ts';
import type { MovesResult } from './run-moves.ts';

/** One right row of so many may be held, and none for longer. */
const ROWS_PER_HELD = 2_000;
const LONGEST_HOLD_MS = 30_000;

export interface AllResults {
  afternoon: AfternoonResult;
  moves: MovesResult;
  /** null: no files were named. */
  files: MovesResult | null;
}

const isQuiet = ({ rows, held, longestHoldMs }: MovesResult): boolean =>
  held.length * ROWS_PER_HELD <= rows && longestHoldMs <= LONGEST_HOLD_MS;

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
  const quiet = Object.entries({
    'beside them': right,
    'after scores in play': moves,
    'of the files': files,
  }).filter((each): each is [string, MovesResult] => each[1] !== null);
  for (const [what, result] of quiet) {
    list(`right rows held ${what}, of ${result.rows}`, result.held);
    print(`  the longest for ${result.longestHoldMs / 1_000} s`);
  }
  return (
    afternoon.badBets.length + afternoon.emptiedBoards.length + afternoon.notToldOnce.length === 0 &&
    quiet.every(([, result]) => isQuiet(result))
  );
};
