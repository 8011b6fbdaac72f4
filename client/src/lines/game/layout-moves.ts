import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { ScoreMove } from '@lineboard/domain/lines/offering/in-play.schema';
import { calculateLineChart, type ChartMarket, type LineChart } from '../board/line-chart.ts';

/** The moves of each kind that are drawn. */
const MOST_MOVES = 5;
/** Moves of the same moment are still apart from now. */
const LEAST_SPAN_MS = 60_000;
/** Rows for the scores above the drawing, and how far apart two of one row are, of its whole width. */
const LABEL_ROWS = 3;
const LABEL_SHARE = 0.17;

export interface LineMove {
  kind: 'line';
  bookMs: number;
  /** null: there was no line from then on. */
  figure: number | null;
}

export interface ScoredMove extends Omit<ScoreMove, 'bookMs'> {
  kind: 'score';
  bookMs: number;
  /** Its place, 0 the beginning of the time axis and 1 now. */
  x: number;
  /** The row of its words; null when none has room for them: the table has it. */
  row: number | null;
}

/** The last moves of score and line, on one axis of time. */
export interface MovesLayout {
  fromMs: number;
  chart: LineChart | null;
  scored: readonly ScoredMove[];
  /** All of them, the latest first. */
  moves: ReadonlyArray<LineMove | ScoredMove>;
}

const listLineMoves = (points: readonly LinePoint[], market: ChartMarket): LineMove[] =>
  points.flatMap((point, at): LineMove[] => {
    const before = points[at - 1];
    return before === undefined || before[market] === point[market]
      ? []
      : [{ kind: 'line', bookMs: point.bookMs, figure: point[market] }];
  });

/** The first of the scores is none: it stood so when the game, or the gateway, began. */
const listScoreMoves = (scores: readonly ScoreMove[]): Array<ScoreMove & { bookMs: number }> =>
  scores.slice(1).flatMap((move) => (move.bookMs === null ? [] : [{ ...move, bookMs: move.bookMs }]));

/** The line as it was at a moment, and from then on. */
const cutPoints = (points: readonly LinePoint[], fromMs: number): LinePoint[] => {
  const later = points.filter(({ bookMs }) => bookMs > fromMs);
  const first = points.findLast(({ bookMs }) => bookMs <= fromMs);
  return first === undefined ? later : [{ ...first, bookMs: fromMs }, ...later];
};

/** @param nowMs book's clock. @returns null when neither has moved */
export const layoutMoves = (
  points: readonly LinePoint[],
  scores: readonly ScoreMove[],
  market: ChartMarket,
  nowMs: number,
): MovesLayout | null => {
  const lineMoves = listLineMoves(points, market).slice(-MOST_MOVES);
  const scoreMoves = listScoreMoves(scores).slice(-MOST_MOVES);
  const times = [...lineMoves, ...scoreMoves].map(({ bookMs }) => bookMs);
  if (times.length === 0) return null;
  const earliest = Math.min(...times, nowMs - LEAST_SPAN_MS);
  // Room before the first move, for what was before it.
  const fromMs = earliest - Math.round((nowMs - earliest) / 12);
  const ends: number[] = [];
  const scored = scoreMoves.map((move): ScoredMove => {
    const x = Math.min(1, (move.bookMs - fromMs) / (nowMs - fromMs));
    const free = Array.from({ length: LABEL_ROWS }, (_, row) => row).find(
      (row) => (ends[row] ?? -1) + LABEL_SHARE <= x,
    );
    if (free !== undefined) ends[free] = x;
    return { kind: 'score', ...move, x, row: free ?? null };
  });
  return {
    fromMs,
    chart: calculateLineChart(cutPoints(points, fromMs), market, nowMs),
    scored,
    moves: [...lineMoves, ...scored].sort((a, b) => b.bookMs - a.bookMs),
  };
};
