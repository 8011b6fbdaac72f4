import type { GamePick } from '../../ground/pick/pick.ts';
import {
  createRational,
  multiplyRational,
  type Rational,
  subtractRational,
} from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import { fairProbabilityOf } from '../../ground/price/fair-probability.ts';
import type { ClosingLine } from './closing-line.schema.ts';

/** A price and a number, at which a leg was accepted, bought points included (HR-63). */
export interface AcceptedLine {
  price: AmericanPrice;
  /** null for a money line. */
  points: number | null;
}

/** How much better than the close a leg was accepted (HR-61): positive is in the customer's favor. */
export type ClosingLineValue =
  /**
   * Cents of the American price, and what the bet is worth at the close, as a share of its stake: null where not all
   * sides had a line.
   */
  | { by: 'price'; cents: number; worth: Rational | null }
  /** Points, where the number is another. */
  | { by: 'points'; points: number };

/** American prices on one axis: −100 and +100 are the same place, a cent is a cent on either side of it. */
const placeOf = (price: AmericanPrice): number => (price > 0 ? price - 100 : price + 100);

/** Markets in which a higher number is worse for who has it. */
const isWorseHigher = (side: GamePick['side']): boolean => /over$/i.test(side);

export const valueOfNumber = (side: GamePick['side'], accepted: number, close: number): ClosingLineValue => ({
  by: 'points',
  points: isWorseHigher(side) ? close - accepted : accepted - close,
});

export const valueOfPrice = (
  accepted: AmericanPrice,
  close: AmericanPrice,
  worth: Rational | null,
): ClosingLineValue => ({ by: 'price', cents: placeOf(accepted) - placeOf(close), worth });

export const calculateClosingLineValue = (
  { side }: Pick<GamePick, 'side'>,
  accepted: AcceptedLine,
  close: ClosingLine,
): ClosingLineValue => {
  if (accepted.points !== null && close.points !== null && accepted.points !== close.points)
    return valueOfNumber(side, accepted.points, close.points);
  const fair = fairProbabilityOf(close.prices, 0);
  const worth = subtractRational(multiplyRational(fair, factorOfPrice(accepted.price)), createRational(1));
  return valueOfPrice(accepted.price, close.prices[0]!, worth);
};
