import type { Cents } from '../../../ground/money/cents.ts';

/** A runner of the card: what it pays says how likely it is. */
export interface Runner {
  /** Its share of all chances to win. */
  weight: number;
  /** What a winning stake pays, stake included, in hundredths. */
  paysHundredths: number;
}

/** The same eight run every race; shares add up to 100. */
export const RUNNERS: readonly Runner[] = [
  { weight: 28, paysHundredths: 325 },
  { weight: 20, paysHundredths: 460 },
  { weight: 15, paysHundredths: 610 },
  { weight: 12, paysHundredths: 760 },
  { weight: 10, paysHundredths: 910 },
  { weight: 7, paysHundredths: 1_300 },
  { weight: 5, paysHundredths: 1_800 },
  { weight: 3, paysHundredths: 3_000 },
];

export interface HorseBet {
  stakeCents: Cents;
  /** The index in `RUNNERS` of the horse that is bet to win. */
  runner: number;
}

export interface HorseState extends HorseBet {
  /** The runners as they came in, the winner first. */
  order: readonly number[];
}
