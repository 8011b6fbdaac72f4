import type { Cents } from '../../../ground/money/cents.ts';

export interface BingoBet {
  stakeCents: Cents;
}

export interface BingoState extends BingoBet {
  /** Row by row; 0 is the free place in the middle. */
  card: readonly number[];
  /** The balls in the order in which they were drawn. */
  balls: readonly number[];
  /** Numbers of the lines that are full: rows 0 to 4, columns 5 to 9, diagonals 10 and 11. */
  lines: readonly number[];
}
