import type { Cents } from '../../../ground/money/cents.ts';

export interface CrashBet {
  stakeCents: Cents;
  /** Where the player gets off, in hundredths: 250 is 2.50 times the stake. */
  target: number;
}

export interface CrashState extends CrashBet {
  /** Where the curve ends, in hundredths; a player who got off there or before is paid. */
  crash: number;
  isWon: boolean;
}
