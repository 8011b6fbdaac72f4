import type { Covariances } from '../../src/betting/combination/covariances.ts';
import type { PlayedGame } from './played-game.ts';

/** What is expected of a part: `base` and for each point of the game's line `each`. */
export interface Expectation {
  base: number;
  each: number;
}

export interface FittedModel {
  covariances: Covariances;
  margins: readonly Expectation[];
  totals: readonly Expectation[];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The straight line of least squares. */
const fitLine = (xs: readonly number[], ys: readonly number[]): Expectation => {
  const [x0, y0] = [meanOf(xs), meanOf(ys)];
  const variance = meanOf(xs.map((x) => (x - x0) ** 2));
  const covariance = meanOf(xs.map((x, at) => (x - x0) * (ys[at]! - y0)));
  const each = variance === 0 ? 0 : covariance / variance;
  return { base: y0 - each * x0, each };
};

const covarianceOf = (columns: ReadonlyArray<readonly number[]>): number[][] =>
  columns.map((one) => columns.map((other) => meanOf(one.map((value, at) => value * other[at]!))));

export const marginOf = ([score1, score2]: readonly [number, number]): number => score2 - score1;
export const totalOf = ([score1, score2]: readonly [number, number]): number => score1 + score2;

const fitParts = (
  games: readonly PlayedGame[],
  lineOf: (game: PlayedGame) => number,
  valueOf: (scores: readonly [number, number]) => number,
): { expectations: Expectation[]; covariances: number[][] } => {
  const lines = games.map(lineOf);
  const columns = games[0]!.parts.map((_, at) => games.map(({ parts }) => valueOf(parts[at]!)));
  const expectations = columns.map((column) => fitLine(lines, column));
  const rests = columns.map((column, at) => {
    const { base, each } = expectations[at]!;
    return column.map((value, game) => value - base - each * lines[game]!);
  });
  return { expectations, covariances: covarianceOf(rests) };
};

/**
 * Fits what each part of a game brings beside what the lines promise of it, and how the parts go together. Covariances
 * are kept to three places, as they are in the domain.
 *
 * @param games at least one
 */
export const fitModel = (games: readonly PlayedGame[]): FittedModel => {
  const margins = fitParts(games, ({ favored }) => favored, marginOf);
  const totals = fitParts(games, ({ totalLine }) => totalLine, totalOf);
  const round = (matrix: readonly number[][]): number[][] =>
    matrix.map((row) => row.map((figure) => Math.round(figure * 1_000) / 1_000));
  return {
    covariances: {
      games: games.length,
      margins: round(margins.covariances),
      totals: round(totals.covariances),
    },
    margins: margins.expectations,
    totals: totals.expectations,
  };
};
