/**
 * When a customer is told of a line: pure, and the same for the gateway that judges and the page that offers it.
 */
import { type Market, type Side, SIDES_OF } from '../../ground/pick/pick.ts';
import { type AmericanPrice, isAmericanPrice } from '../../ground/price/american-price.ts';
import { priceCentsBetween } from '../../ground/price/price-cents.ts';
import type { AlertWatch } from './line-alert.schema.ts';

/** One side of a line as it is. */
export interface SideNow {
  /** null on a money line. */
  points: number | null;
  price: AmericanPrice | null;
}

/** The range of a line in the window of a move: of its number, or of its price in cents from even money. */
export interface MovedRange {
  lowest: number;
  highest: number;
}

/** A higher number is worse for who has one of these. */
const isWorseHigher = (side: Side): boolean => side === 'over' || side.endsWith('Over');

/** Whether a market has this side, and whether what is asked of it can be. */
export const isSensibleAlert = (market: Market, side: Side, watch: AlertWatch): boolean => {
  if (!SIDES_OF[market].includes(side)) return false;
  const hasPoints = market !== 'M';
  if (watch.kind === 'move') return hasPoints || Number.isInteger(watch.by);
  return hasPoints === (watch.points !== null) && (hasPoints || watch.price !== null);
};

const isNumberThere = (side: Side, asked: number | null, now: number | null): boolean => {
  if (asked === null) return true;
  if (now === null) return false;
  return isWorseHigher(side) ? now <= asked : now >= asked;
};

const isPriceThere = (asked: number | null, now: AmericanPrice | null): boolean =>
  asked === null || (now !== null && isAmericanPrice(asked) && priceCentsBetween(asked, now) >= 0);

/**
 * Whether the line of a side is what was asked for: a number and a price at least as good for who bets on it, or so far
 * from where it was in the window.
 *
 * @param moved null: nothing is known of the window. It holds what the line is now.
 */
export const isAlertThere = (
  side: Side,
  watch: AlertWatch,
  now: SideNow,
  moved: MovedRange | null,
): boolean => {
  if (watch.kind === 'number')
    return (
      now.price !== null &&
      isNumberThere(side, watch.points, now.points) &&
      isPriceThere(watch.price, now.price)
    );
  if (moved === null || now.price === null) return false;
  const at = now.points ?? priceCentsBetween(100, now.price);
  return at - moved.lowest >= watch.by || moved.highest - at >= watch.by;
};
