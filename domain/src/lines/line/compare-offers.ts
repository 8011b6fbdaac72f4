import { compareRational } from '../../ground/money/rational.ts';
import type { ContestPick, GamePick, WagerPick } from '../../ground/pick/pick.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { MoveTolerance } from '../../ground/price/price-acceptances.ts';
import { profitOfPrice } from '../../ground/price/decimal-factor.ts';
import { priceCentsBetween } from '../../ground/price/price-cents.ts';

/**
 * How the new figure compares with the old one from the bettor's view. `mixed`: neither is better, because one part got
 * better and another worse, or the two are different bets.
 */
export type Comparison = 'better' | 'same' | 'worse' | 'mixed';

/** A longer price is better. −100 and +100 are the same price. */
export const comparePrices = (before: AmericanPrice, after: AmericanPrice): Comparison =>
  toComparison(compareRational(profitOfPrice(after), profitOfPrice(before)));

/** The parts of a pick that say whether more points are better. */
export type SideOfPick = Pick<GamePick, 'type' | 'side'> | Pick<ContestPick, 'type'>;

/**
 * More points are better on a spread and on an under, fewer on an over. Points that appear or vanish make it another
 * bet.
 */
export const comparePoints = (pick: SideOfPick, before: number | null, after: number | null): Comparison => {
  if (before === after) return 'same';
  if (before === null || after === null) return 'mixed';
  return toComparison(isOver(pick) ? before - after : after - before);
};

/** One offer of a bet, before or now. */
export interface Offer {
  price: AmericanPrice;
  points: number | null;
}

/** Returns better or worse only where price and points agree; `weighMove` weighs one against the other. */
export const compareOffers = (pick: WagerPick, before: Offer, after: Offer): Comparison => {
  const price = comparePrices(before.price, after.price);
  const points = comparePoints(pick, before.points, after.points);
  if (points === 'same' || points === price) return price;
  return price === 'same' ? points : 'mixed';
};

/** Whether price and points are worse by no more than the tolerance. Points that appear or vanish never are. */
export const isWithin = (tolerance: MoveTolerance, pick: WagerPick, before: Offer, after: Offer): boolean => {
  if (priceCentsBetween(before.price, after.price) < -tolerance.cents) return false;
  if (before.points === null || after.points === null) return before.points === after.points;
  const gained = isOver(pick) ? before.points - after.points : after.points - before.points;
  return gained >= -tolerance.points;
};

const isOver = (pick: SideOfPick): boolean => pick.type === 'G' && /over$/i.test(pick.side);

const toComparison = (difference: number): Comparison =>
  difference > 0 ? 'better' : difference < 0 ? 'worse' : 'same';
