import { isSpread, isTotal } from '@lineboard/domain/lines/line/point-bounds';
import { type AmericanPrice, isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { isThreeWayPeriod } from '@lineboard/domain/ground/sport/is-three-way-period';
import type { SportType } from '@lineboard/domain/ground/sport/sports';
import type { MarketKey } from './leagues.ts';
import type { LeftOutReason } from './left-out.ts';
import { isFields } from './read-answer.ts';

/** Every side of one market of one bookmaker at one moment. `side1` is the visitor or the over. */
export interface MarketPrices {
  /** The visitor's points in a spread, both sides' in a total; null for a money line. */
  points: number | null;
  side1: AmericanPrice;
  side2: AmericanPrice;
  draw: AmericanPrice | null;
}

export type MarketRead = { ok: true; prices: MarketPrices } | { ok: false; reason: LeftOutReason };

export interface Teams {
  sportType: SportType;
  homeTeam: string;
  awayTeam: string;
}

interface Outcome {
  price: number;
  point: number | null;
}

/** A market has two or three; some list a line twice, which leaves nobody knowing which one counts. */
const MOST_OUTCOMES = 3;

const refuse = (reason: LeftOutReason): MarketRead => ({ ok: false, reason });

/** @returns the outcomes by name, or null when there are others than the market has */
const readOutcomes = (value: unknown): ReadonlyMap<string, Outcome> | null => {
  if (!Array.isArray(value) || value.length > MOST_OUTCOMES) return null;
  const outcomes = new Map<string, Outcome>();
  for (const outcome of value as unknown[]) {
    if (!isFields(outcome)) return null;
    const { name, price, point = null } = outcome;
    if (typeof name !== 'string' || outcomes.has(name) || typeof price !== 'number') return null;
    if (point !== null && typeof point !== 'number') return null;
    outcomes.set(name, { price, point });
  }
  return outcomes;
};

/**
 * A market as the provider tells it. Both sides are there or neither: a side alone, a price that is no American one (a
 * decimal price is none: a favourite's is below 100 either way), or points that don't fit each other leave it out.
 */
export const readMarket = (key: MarketKey, outcomes: unknown, teams: Teams): MarketRead => {
  const byName = readOutcomes(outcomes);
  if (byName === null) return refuse('outcomesUnfit');
  const [name1, name2] = key === 'totals' ? ['Over', 'Under'] : [teams.awayTeam, teams.homeTeam];
  const [first, second, draw] = [byName.get(name1), byName.get(name2), byName.get('Draw')];
  if (first === undefined || second === undefined) return refuse('outcomesUnfit');
  // Where a draw loses for both it has to have a price, elsewhere it would not be graded.
  const hasDraw = key === 'h2h' && isThreeWayPeriod(teams.sportType, 0);
  if (hasDraw !== (draw !== undefined)) return refuse('drawUnfit');
  if (byName.size !== (hasDraw ? 3 : 2)) return refuse('outcomesUnfit');
  const sides = draw === undefined ? [first, second] : [first, second, draw];
  if (!sides.every(({ price }) => isAmericanPrice(price))) return refuse('priceUnfit');
  const points = readPoints(key, [first.point, second.point], teams.sportType);
  if (points === undefined) return refuse('pointUnfit');
  return {
    ok: true,
    prices: { points, side1: first.price, side2: second.price, draw: draw?.price ?? null },
  };
};

/** @returns undefined when the points are none of this market */
const readPoints = (
  key: MarketKey,
  [point1, point2]: readonly [number | null, number | null],
  sportType: SportType,
): number | null | undefined => {
  if (key === 'h2h') return null;
  if (point1 === null || point2 === null || !Number.isInteger(point1 * 4)) return undefined;
  if (key === 'spreads') return point1 === -point2 && isSpread(sportType, point1) ? point1 : undefined;
  return point1 === point2 && isTotal(sportType, point1) ? point1 : undefined;
};
