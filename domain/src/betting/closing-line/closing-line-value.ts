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
  /** null for a money line or a contest. */
  points: number | null;
}

/** How much better than the close a leg was accepted (HR-61): positive is in the customer's favor. */
export type ClosingLineValue =
  /** Cents of the American price, and what the bet is worth at the close, as a share of its stake. */
  | { by: 'price'; cents: number; worth: Rational }
  /** Points, where the number is another. */
  | { by: 'points'; points: number };

/** American prices on one axis: −100 and +100 are the same place, a cent is a cent on either side of it. */
const placeOf = (price: AmericanPrice): number => (price > 0 ? price - 100 : price + 100);

/** Markets in which a higher number is worse for who has it. */
const isWorseHigher = (pick: Pick<GamePick, 'side'>): boolean => /over$/i.test(pick.side);

/** @param pick null for a contest, which has no number */
export const calculateClosingLineValue = (
  pick: Pick<GamePick, 'side'> | null,
  accepted: AcceptedLine,
  close: ClosingLine,
): ClosingLineValue => {
  if (
    pick !== null &&
    accepted.points !== null &&
    close.points !== null &&
    accepted.points !== close.points
  ) {
    const more = accepted.points - close.points;
    return { by: 'points', points: isWorseHigher(pick) ? -more : more };
  }
  const fair = fairProbabilityOf(close.prices, 0);
  return {
    by: 'price',
    cents: placeOf(accepted.price) - placeOf(close.prices[0]!),
    worth: subtractRational(multiplyRational(fair, factorOfPrice(accepted.price)), createRational(1)),
  };
};
