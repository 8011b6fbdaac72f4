import type { Cents } from '../../../ground/money/cents.ts';

/** Hundredths of a percent: the whole of it. */
export const DICE_NUMBERS = 10_000;

export interface DiceBet {
  stakeCents: Cents;
  /** Which end of the numbers wins. */
  side: 'under' | 'over';
  /** How many of the 10,000 numbers win: the chance in hundredths of a percent. */
  chance: number;
}

export interface DiceState extends DiceBet {
  /** 0 to 9,999, shown as 0.00 to 99.99. */
  roll: number;
  isWon: boolean;
}
