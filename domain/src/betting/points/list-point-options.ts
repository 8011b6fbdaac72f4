import { findSport } from '../../ground/sport/sports.ts';
import type { PointPrices } from '../../ground/house-rules/house-rules.schema.ts';
import { ownValue } from '../../ground/keyed/own-value.ts';
import { type AmericanPrice, isAmericanPrice } from '../../ground/price/american-price.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import { addPriceCents } from '../../ground/price/price-cents.ts';

/** The current line, for which points can be bought. */
export interface PointLine {
  sportType: string;
  market: Market;
  side: Side;
  periodNumber: number;
  /** The points of the line; null for a market without points. */
  points: number | null;
  price: AmericanPrice;
  preventPointBuying: boolean;
}

/** One choice of points on an item; the first is the current line (spec 2 §3 BuyPoints). */
export interface PointOption {
  /** Half points bought; negative: sold. */
  pointsBought: number;
  /** The points that the item would have. */
  points: number;
  /** The price that goes with these points. */
  price: AmericanPrice;
}

/** One step, in points. */
const HALF = 0.5;

/**
 * Lists the points at which the customer may take a spread or total of the full game: the current line, then bought
 * half points, nearest first, then sold ones (HR-30, spec 2 §5 "Buy points"). HR-30 only covers buying. It is our rule
 * that a sold half point earns what the same step would have cost, key numbers included, and that as many may be sold
 * as bought.
 *
 * @returns empty when there is nothing to choose: another market, sport or period, a quarter line, the prevent flag, or
 *   no second option. The caller has to know that the ticket isn't a teaser.
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

/** @returns null when that many half points aren't offered */
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
 * Around zero a half point isn't worth its usual cents, so we have our own rule. No baseball game ends level: a run
 * line of less than one run would be the money line at another price, so none is offered. Games of the other sports
 * hardly ever end level: the customer may buy through a pick'em, but isn't paid for selling something worthless. A
 * total stays above zero.
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

/**
 * The price of the most expensive key number that the step reaches or leaves, otherwise that of the plain half point;
 * never both.
 */
const calculateStepCents = (line: PointLine, from: number, to: number, rules: PointPrices): number =>
  rules.keyNumbers
    .filter(
      (key) =>
        line.market === 'S' &&
        key.sportType === line.sportType &&
        (Math.abs(from) === key.points || Math.abs(to) === key.points),
    )
    .reduce((cents, key) => Math.max(cents, key.cents), rules.halfPointCents);
