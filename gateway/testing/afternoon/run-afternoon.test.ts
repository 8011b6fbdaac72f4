import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { printAfternoon } from './print-afternoon.ts';
import { runAfternoon } from './run-afternoon.ts';
import { runFiles } from './run-files.ts';
import { runMoves } from './run-moves.ts';

const SAMPLE = fileURLToPath(new URL('../samples/nflverse-sunday.csv', import.meta.url));

describe('a line mover’s afternoon', () => {
  it('takes no bet at a mistaken price, empties no board, and tells each mistake once', async () => {
    const afternoon = await runAfternoon({ seed: 7, mistakes: 54, games: 60 });
    expect(afternoon).toMatchObject({ badBets: [], emptiedBoards: [], notToldOnce: [] });
    expect(afternoon.byKind.get('contestCrossed')).toBeGreaterThan(0);
    expect(afternoon.byKind.size).toBeGreaterThan(20);
  }, 120_000);

  it('holds next to nothing that is right: after scores in play, and in the moves of a file', async () => {
    const lines: string[] = [];
    const moves = await runMoves({ seed: 8, moves: 300 });
    const files = await runFiles([SAMPLE]);
    const quiet = {
      mistakes: 0,
      byKind: new Map<string, number>(),
      badBets: [],
      emptiedBoards: [],
      notToldOnce: [],
    };
    const afternoon = { ...quiet, rightRows: 1, heldRightRows: [], longestHoldMs: 0 };
    const isQuiet = printAfternoon({ afternoon, moves, files }, (line) => void lines.push(line));
    expect(isQuiet, lines.join('\n')).toBe(true);
  }, 120_000);
});
