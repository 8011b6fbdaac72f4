import type { PointPrices } from '../../ground/house-rules/house-rules.schema.ts';
import { type Comparison, compareOffers, isWithin, type Offer } from '../../lines/line/compare-offers.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';
import { PRICE_ACCEPTANCES, type PriceAcceptance } from '../../ground/price/price-acceptances.ts';
import { priceCentsBetween } from '../../ground/price/price-cents.ts';
import { listPointOptions, type PointLine } from './list-point-options.ts';

/** What of a line says whether points are sold on it, and at which price. */
export type PointSubject = Omit<PointLine, 'points' | 'price'>;

/** The meaning of a line's move for the customer. */
export interface WeighedMove {
  /** `mixed`: points and price went against each other, and nothing says which of the two weighs more. */
  comparison: Comparison;
  /** Points went one way and the price the other, whatever it comes to. */
  isMixed: boolean;
  /**
   * What a mixed move is worth to the customer, in cents of price: the current price compared with what the old offer
   * would cost at the new points, by the book's own price of points (HR-30). null where it isn't mixed, and where the
   * book doesn't both buy and sell the points between.
   */
  worthCents: number | null;
}

/** What it takes to weigh one bet's move. */
export interface MovedBet {
  pick: WagerPick;
  /** null for contests, and where the line isn't known. */
  subject: PointSubject | null;
  rules: PointPrices;
}

/** The one judge of moves, symmetric in both directions: what is better one way is worse by as much the other way. */
export const weighMove = (bet: MovedBet, before: Offer, after: Offer): WeighedMove => {
  const plain = compareOffers(bet.pick, before, after);
  if (plain !== 'mixed') return { comparison: plain, isMixed: false, worthCents: null };
  const worthCents = weighPoints(bet, before, after);
  return { comparison: compareByWorth(plain, worthCents), isMixed: true, worthCents };
};

/** The result of weighing a mixed move. */
export const compareByWorth = (plain: Comparison, worthCents: number | null): Comparison => {
  if (plain !== 'mixed' || worthCents === null) return plain;
  return worthCents > 0 ? 'better' : worthCents < 0 ? 'worse' : 'same';
};

/**
 * Half points have the same price both ways where they may be bought and sold. Where only one of the two is offered, as
 * through a pick'em, the price says nothing of what they are worth.
 */
const weighPoints = (bet: MovedBet, before: Offer, after: Offer): number | null => {
  const there = findPrice(bet, before, after.points);
  const back = findPrice(bet, after, before.points);
  return there === null || back === null ? null : priceCentsBetween(there, after.price);
};

const findPrice = ({ subject, rules }: MovedBet, from: Offer, points: number | null): number | null =>
  subject === null
    ? null
    : (listPointOptions({ ...subject, ...from }, rules).find((option) => option.points === points)?.price ??
      null);

/**
 * Whether a move is taken without asking. A mixed one needs a tolerance that covers what it takes away, and a price for
 * the points to weigh it by: that something else got better instead is the customer's to judge.
 */
export const isTakenUnasked = (
  acceptance: PriceAcceptance,
  pick: WagerPick,
  { comparison, isMixed, worthCents }: WeighedMove,
  before: Offer,
  after: Offer,
): boolean => {
  if (comparison === 'same' && !isMixed) return true;
  const tolerance = PRICE_ACCEPTANCES[acceptance];
  if (tolerance === null || (isMixed && worthCents === null)) return false;
  if (comparison === 'better' && !isMixed) return true;
  return isWithin(tolerance, pick, before, after);
};
