import type { ScoreMove } from '@lineboard/domain/lines/offering/in-play.schema';
import { describe, expect, it } from 'vitest';
import { layoutMoves } from './layout-moves.ts';

const MINUTE_MS = 60_000;
const point = (minute: number, spread1: number | null) => ({
  bookMs: minute * MINUTE_MS,
  spread1,
  moneyLine1: -110,
  totalPoints: 40,
});
const scored = (minute: number | null, score1: number): ScoreMove => ({
  bookMs: minute === null ? null : minute * MINUTE_MS,
  score1,
  score2: 0,
  clock: '',
});
const layout = (points: ReturnType<typeof point>[], scores: ScoreMove[], now = 100) =>
  layoutMoves(points, scores, 'spread1', now * MINUTE_MS);

describe('the last moves of score and line', () => {
  it('are none before either has moved', () => {
    expect(layout([], [])).toBeNull();
    expect(layout([point(1, -3)], [scored(2, 0)])).toBeNull();
    expect(layout([point(1, -3)], [scored(null, 7)])).toBeNull();
  });

  it('are five of each, the latest first, on one axis', () => {
    const found = layout(
      Array.from({ length: 9 }, (_, at) => point(50 + at, -at - 1)),
      Array.from({ length: 8 }, (_, at) => scored(60 + 4 * at, at)),
    )!;
    expect(found.moves.map(({ kind, bookMs }) => `${kind} ${bookMs / MINUTE_MS}`)).toEqual([
      'score 88',
      'score 84',
      'score 80',
      'score 76',
      'score 72',
      'line 58',
      'line 57',
      'line 56',
      'line 55',
      'line 54',
    ]);
    expect(found.fromMs).toBeLessThan(54 * MINUTE_MS);
    expect(found.scored.map(({ x }) => x)).toEqual([...found.scored.map(({ x }) => x)].sort((a, b) => a - b));
    for (const { x } of found.scored) expect(x).toBeGreaterThan(0);
    // Drawn as it was all along, from before the first of the moves.
    expect(found.chart).toMatchObject({ opened: -1, now: -9, lowest: -9, highest: -1 });
    expect(found.chart?.path.startsWith('M0 ')).toBe(true);
  });

  it('have the line’s end as a move of its own, and another market’s moves not', () => {
    const found = layout([point(1, -3), { ...point(2, -3), totalPoints: 41 }, point(3, null)], [])!;
    expect(found.moves).toEqual([{ kind: 'line', bookMs: 3 * MINUTE_MS, figure: null }]);
  });

  it('of one moment have their words above each other, and those without room none', () => {
    const found = layout(
      [],
      [scored(0, 0), scored(99, 1), scored(99, 2), scored(99, 3), scored(99, 4), scored(10, 5)].sort(
        (a, b) => a.bookMs! - b.bookMs!,
      ),
    )!;
    expect(found.scored.map(({ row }) => row)).toEqual([0, 0, 1, 2, null]);
  });

  it('stay within the axis, also one that a clock ahead of ours told', () => {
    const found = layout([], [scored(0, 0), scored(101, 7)])!;
    expect(found.scored[0]?.x).toBe(1);
  });
});
