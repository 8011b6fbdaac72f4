import {
  createRational,
  divideRational,
  multiplyRational,
  type Rational,
  subtractRational,
} from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import { type ClosingLineValue, valueOfNumber, valueOfPrice } from './closing-line-value.ts';
import type { ContestClose } from './contest-close.schema.ts';
import { PARTS_OF_ONE } from './implied-parts.ts';
import { readThreshold } from './read-threshold.ts';

/** What 1 staked on the contestant comes to at its fair probability (HR-51). */
const worthOf = (accepted: AmericanPrice, { price, sidesSum }: ContestClose): Rational | null =>
  sidesSum === null
    ? null
    : subtractRational(
        divideRational(
          multiplyRational(factorOfPrice(accepted), createRational(PARTS_OF_ONE)),
          multiplyRational(factorOfPrice(price), createRational(sidesSum)),
        ),
        createRational(1),
      );

/**
 * The same for a contestant (HR-61).
 *
 * @param contestantName as it was bet on
 */
export const calculateContestCloseValue = (
  contestantName: string,
  accepted: AmericanPrice,
  close: ContestClose,
): ClosingLineValue => {
  const threshold = readThreshold(contestantName);
  return threshold !== null && close.points !== null && threshold.points !== close.points
    ? valueOfNumber(threshold.side, threshold.points, close.points)
    : valueOfPrice(accepted, close.price, worthOf(accepted, close));
};
