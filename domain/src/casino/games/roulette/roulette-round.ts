import type { Cents } from '../../../ground/money/cents.ts';

/** More chips in one round are refused. */
export const MOST_PLACES = 60;

export interface RouletteBet {
  /** One for each place at most; names are those of `ROULETTE_PLACES`. */
  bets: readonly { place: string; amountCents: Cents }[];
}

export interface RouletteState extends RouletteBet {
  /** 0 to 36. */
  number: number;
  /** What is paid back for each bet. */
  wonCents: readonly Cents[];
}
