import { findSport } from '../../ground/sport/sports.ts';
import type { PointPrices } from '../../ground/house-rules/house-rules.schema.ts';
import { ownValue } from '../../ground/keyed/own-value.ts';
import { type AmericanPrice, isAmericanPrice } from '../../ground/price/american-price.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import { addPriceCents } from '../../ground/price/price-cents.ts';

/** The current line, on which points would be bought. */
export interface PointLine {
  sportType: string;
  market: Market;
  side: Side;
  periodNumber: number;
  /** null for a market without points. */
  points: number | null;
  price: AmericanPrice;
  preventPointBuying: boolean;
}

/** One choice of points on an item; the first is the current line (spec 2 §3 BuyPoints). */
export interface PointOption {
  /** Half points bought; negative: sold. */
  pointsBought: number;
  /** What the item may be taken at. */
  points: number;
  /** The price that goes with these points. */
  price: AmericanPrice;
}

/** One step, in points. */
const HALF = 0.5;

/**
 * What the customer may take a spread or total of the full game at: the current line, then half points bought,
 * nearest first, then sold (HR-30, spec 2 §5 "Buy points"). HR-30 knows buying alone. That a sold half point
 * brings what the same step would have cost, key numbers included, and that as many may be sold as bought, is our rule.
 *
 * @returns empty when there is nothing to choose: another market, sport or period, a quarter line, the prevent
 *   flag, or no second option. That the ticket is no teaser is the caller's to know.
 */
export const listPointOptions = (line: PointLine, rules: PointPrices): PointOption[] => {
  const { points, price } = line;
  if (points === null || !mayBuyPoints(line, points, rules)) return [];
  const options: PointOption[] = [
    { pointsBought: 0, points, price },
    ...takeSteps(line, points, 1, rules),
    ...takeSteps(line, points, -1, rules),
  ];
  return options.length > 1 ? options : [];
};

/** @returns null when so many half points can't be had */
export const selectPointOption = (
  options: readonly PointOption[],
  pointsBought: number,
): PointOption | null => options.find((option) => option.pointsBought === pointsBought) ?? null;

const mayBuyPoints = (line: PointLine, points: number, rules: PointPrices): boolean =>
  rules.sportTypes.includes(line.sportType) &&
  (line.market === 'S' || line.market === 'L') &&
  line.periodNumber === 0 &&
  !line.preventPointBuying &&
  Number.isInteger(points / HALF);

/** @param direction 1 buys, −1 sells */
const takeSteps = (line: PointLine, start: number, direction: 1 | -1, rules: PointPrices): PointOption[] => {
  const most =
    (line.market === 'S' ? ownValue(rules.mostOnSpread, line.sportType) : undefined) ?? rules.mostElsewhere;
  const step = (line.side === 'over' ? -HALF : HALF) * direction;
  const options: PointOption[] = [];
  let { price } = line;
  for (let taken = 1; taken <= most; taken++) {
    const to = start + taken * step;
    const from = to - step;
    if (!isOffered(line, from, to, direction)) break;
    price = addPriceCents(price, -direction * calculateStepCents(line, from, to, rules));
    if (!isAmericanPrice(price)) break;
    options.push({ pointsBought: taken * direction, points: to, price });
  }
  return options;
};

/**
 * Around zero a half point isn't worth its cents; what then is our rule. No baseball game ends level, so a run line
 * of less than one run is the money line under another name, at a price that isn't the money line's: none is made.
 * Hardly any game of the other sports ends level: the customer may buy through a pick'em, but isn't paid for
 * selling what is worth nothing. A total stays above zero.
 */
const isOffered = (line: PointLine, from: number, to: number, direction: 1 | -1): boolean => {
  if (line.market === 'L') return to > 0;
  const [nearest, farthest] = [
    Math.min(Math.abs(from), Math.abs(to)),
    Math.max(Math.abs(from), Math.abs(to)),
  ];
  const least = findSport(line.sportType)?.leastSpread ?? null;
  if (least !== null) return nearest >= least;
  return direction === 1 || farthest > HALF;
};

/** The dearest key number that the step comes on or goes off, else the plain half point; never both. */
const calculateStepCents = (line: PointLine, from: number, to: number, rules: PointPrices): number =>
  rules.keyNumbers
    .filter(
      (key) =>
        line.market === 'S' &&
        key.sportType === line.sportType &&
        (Math.abs(from) === key.points || Math.abs(to) === key.points),
    )
    .reduce((cents, key) => Math.max(cents, key.cents), rules.halfPointCents);
