import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { listPointOptions, selectPointOption } from './list-point-options.ts';

interface BuyPointsCase {
  id: string;
  kind: 'buyPoints';
  sport: 'football' | 'nfl' | 'basketball';
  line: number;
  basePrice: number;
  halfPoints: number;
  newLine: number;
  newPrice: number;
}

/** Cases that this book decides otherwise, by HR-30, and the price it sells at; null where it doesn't sell so many. */
const DECIDED_OTHERWISE: Readonly<Record<string, number | null>> = {
  // More than three half points.
  'buy-points-76400dba78': null,
  'buy-points-5780727ba7': null,
  'buy-points-fe61ab4d36': null,
  'buy-points-1a0af1d99c': null,
  // Onto the 3 at 20 cents, here 25.
  'buy-points-e5ed6c8dec': -145,
  // Onto and off the 7 at 25 cents, here 15.
  'buy-points-19e42f6dd5': -125,
  'buy-points-360782ec8c': -125,
};

const CASES = readOracle<BuyPointsCase>('buy-points', 'buyPoints');

const priceCase = ({ sport, line, basePrice, halfPoints }: BuyPointsCase) =>
  selectPointOption(
    listPointOptions(
      {
        sportType: sport === 'basketball' ? 'Basketball' : 'Football',
        market: 'S',
        side: 'team1',
        periodNumber: 0,
        points: line,
        price: basePrice,
        preventPointBuying: false,
      },
      DEFAULT_HOUSE_RULES.points,
    ),
    halfPoints,
  );

describe('buy points, published cases', () => {
  it.each(CASES.filter(({ id }) => !(id in DECIDED_OTHERWISE)))(
    'HR-30.1: $id $halfPoints half points on $line are $newLine at $newPrice',
    (one) => {
      expect(priceCase(one)).toEqual({
        pointsBought: one.halfPoints,
        points: one.newLine,
        price: one.newPrice,
      });
    },
  );

  it.each(CASES.filter(({ id }) => id in DECIDED_OTHERWISE))(
    'HR-30.1: $id $halfPoints half points on $line are priced otherwise by this book',
    (one) => {
      const price = DECIDED_OTHERWISE[one.id];
      expect(price).not.toBe(one.newPrice);
      expect(priceCase(one)?.price ?? null).toBe(price);
    },
  );

  it('HR-30.1: every case listed as decided otherwise is one of the published', () => {
    const ids = new Set(CASES.map(({ id }) => id));
    expect(Object.keys(DECIDED_OTHERWISE).filter((id) => !ids.has(id))).toEqual([]);
  });
});
