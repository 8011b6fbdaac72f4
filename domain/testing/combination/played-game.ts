import type { ModelName } from '../../src/betting/combination/covariances.ts';

/** A game of a past season, with the lines that it began with. Team 2 is at home. */
export interface PlayedGame {
  season: string;
  /** How much team 2 was favored: points of the spread, or where a book has none, its fair probability less ½. */
  favored: number;
  totalLine: number;
  /** The points of both teams in each part of the league's model, in its order. */
  parts: ReadonlyArray<readonly [score1: number, score2: number]>;
}

export type Seasons = ReadonlyMap<ModelName, readonly PlayedGame[]>;

/** One file as it was given. */
export interface SeasonFile {
  name: string;
  text: string;
}
