import { createRational, type Rational } from '../money/rational.ts';

/** Contestants who tie for fewer places than they are. */
export interface DeadHeat {
  tied: number;
  /** That they share; fewer than they are. */
  places: number;
}

/** The part of the stake that wins, at the full price; the rest is lost (HR-40). */
export const shareOfDeadHeat = ({ tied, places }: DeadHeat): Rational => createRational(places, tied);
