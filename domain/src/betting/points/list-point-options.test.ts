import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoints, anyPrice } from '../../../testing/price-arbitraries.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { MAX_AMERICAN_PRICE } from '../../ground/price/american-price.ts';
import { comparePoints, comparePrices } from '../../lines/line/compare-offers.ts';
import { SPORT_TYPES } from '../../ground/sport/sports.ts';
import { listPointOptions, type PointLine, selectPointOption } from './list-point-options.ts';

const RULES = DEFAULT_HOUSE_RULES.points;

const createPointLine = (fields: Partial<PointLine> = {}): PointLine => ({
  sportType: 'Football',
  market: 'S',
  side: 'team1',
  periodNumber: 0,
  points: -10,
  price: -110,
  preventPointBuying: false,
  ...fields,
});

const list = (fields: Partial<PointLine>) =>
  listPointOptions(createPointLine(fields), RULES).map(
    ({ pointsBought, points, price }) => [pointsBought, points, price] as const,
  );

describe('listPointOptions', () => {
  it('HR-30.3: the current line comes first, then half points bought at 10 cents, then sold for as many', () => {
    expect(list({})).toEqual([
      [0, -10, -110],
      [1, -9.5, -120],
      [2, -9, -130],
      [3, -8.5, -140],
      [-1, -10.5, 100],
      [-2, -11, 110],
      [-3, -11.5, 120],
    ]);
  });

  it.each([
    ['onto 3', 2.5, [-135, -160, -170]],
    ['off 3', 3, [-135, -145, -155]],
    ['through 3', -4, [-120, -145, -170]],
    ['onto 7', 6.5, [-125, -140, -150]],
    ['off 7', -7, [-125, -135, -145]],
  ])(
    'HR-30.2: a half point %s in football costs its key price instead of the 10 cents',
    (_, points, prices) => {
      expect(
        list({ points })
          .slice(1, 4)
          .map(([, , price]) => price),
      ).toEqual(prices);
    },
  );

  it('HR-30.2: a sold half point brings what its step would cost, key numbers included', () => {
    expect(list({ points: -2.5 }).slice(4)).toEqual([
      [-1, -3, 115],
      [-2, -3.5, 140],
      [-3, -4, 150],
    ]);
  });

  it('HR-30.2: a key number is one of football spreads alone', () => {
    expect(list({ sportType: 'Basketball', points: -3 })[1]).toEqual([1, -2.5, -120]);
    expect(list({ market: 'L', side: 'under', points: 7 })[1]).toEqual([1, 7.5, -120]);
  });

  it.each([
    ['over', [44, 43.5], [45, 45.5]],
    ['under', [45, 45.5], [44, 43.5]],
  ] as const)('HR-30.3: on an %s two half points may be bought and two sold', (side, bought, sold) => {
    expect(list({ market: 'L', side, points: 44.5 }).map(([, points]) => points)).toEqual([
      44.5,
      ...bought,
      ...sold,
    ]);
  });

  it.each([
    [1.5, [1.5, 2, 2.5, 1]],
    [-1.5, [-1.5, -1, -2, -2.5]],
    [1, [1, 1.5, 2]],
    [-1, [-1, -1.5, -2]],
    [0.5, []],
    [0, []],
  ])(
    'HR-30.4: a run line of %d is not moved below one run, where it would be the money line',
    (points, offered) => {
      expect(list({ sportType: 'Baseball', points }).map(([, each]) => each)).toEqual(offered);
    },
  );

  it('HR-30.4: points are bought through a pick’em and not sold onto, off or through it', () => {
    expect(list({ points: -0.5 }).map(([, points]) => points)).toEqual([-0.5, 0, 0.5, 1, -1, -1.5, -2]);
    expect(list({ points: 0.5 }).map(([, points]) => points)).toEqual([0.5, 1, 1.5, 2]);
    expect(list({ points: 0 }).map(([, points]) => points)).toEqual([0, 0.5, 1, 1.5]);
  });

  it('HR-30.1: no total is moved to zero, and no price beyond the longest', () => {
    expect(list({ market: 'L', side: 'over', points: 0.5 }).map(([, points]) => points)).toEqual([
      0.5, 1, 1.5,
    ]);
    const longest = list({ price: -MAX_AMERICAN_PRICE }).map(([pointsBought]) => pointsBought);
    expect(longest).toEqual([0, -1, -2, -3]);
  });

  it('VAL2-31: there is nothing to choose without a second option', () => {
    const rules = { ...RULES, mostOnSpread: {}, mostElsewhere: 0 };
    expect(listPointOptions(createPointLine(), rules)).toEqual([]);
    expect(listPointOptions(createPointLine(), { ...rules, mostElsewhere: 1 })).toHaveLength(3);
  });

  it('VAL2-32: points are bought on football, basketball and baseball', () => {
    const offered = SPORT_TYPES.filter((sportType) => list({ sportType }).length > 0);
    expect(offered).toEqual(['Football', 'Basketball', 'Baseball']);
  });

  it('VAL2-33: the prevent flag of the game takes the options away', () => {
    expect(list({ preventPointBuying: true })).toEqual([]);
  });

  it('VAL2-34: points are bought on the full game alone', () => {
    expect(list({ periodNumber: 1 })).toEqual([]);
  });

  it('offers nothing on money lines, team totals, quarter lines and a line without points', () => {
    expect(list({ market: 'M' })).toEqual([]);
    expect(list({ market: 'E', side: 'team1Over', points: 24.5 })).toEqual([]);
    expect(list({ points: -3.25 })).toEqual([]);
    expect(list({ points: null })).toEqual([]);
  });

  it('HR-30.4: each half point bought is better in points and worse in price than the one before, each sold the other way round', () => {
    const anyLine = fc.record({
      sportType: fc.constantFrom(...RULES.sportTypes),
      market: fc.constantFrom(
        { market: 'S', side: 'team2' } as const,
        { market: 'L', side: 'over' } as const,
        { market: 'L', side: 'under' } as const,
      ),
      points: anyPoints.map((points) => Math.round(points * 2) / 2),
      price: anyPrice,
    });
    fc.assert(
      fc.property(anyLine, ({ market, ...fields }) => {
        const options = listPointOptions(createPointLine({ ...fields, ...market }), RULES);
        const pick = { type: 'G', gameNum: 1, periodNumber: 0, ...market } as const;
        for (const option of options.slice(1)) {
          const isBought = option.pointsBought > 0;
          const nearer = selectPointOption(options, option.pointsBought + (isBought ? -1 : 1));
          expect(nearer).not.toBeNull();
          if (nearer === null) return;
          expect(comparePoints(pick, nearer.points, option.points)).toBe(isBought ? 'better' : 'worse');
          expect(comparePrices(nearer.price, option.price)).toBe(isBought ? 'worse' : 'better');
        }
      }),
    );
  });
});

describe('selectPointOption', () => {
  it('ENT2-14: finds the option by its half points, and nothing beyond the most', () => {
    const options = listPointOptions(createPointLine(), RULES);
    expect(selectPointOption(options, 2)).toEqual({ pointsBought: 2, points: -9, price: -130 });
    expect(selectPointOption(options, -1)).toEqual({ pointsBought: -1, points: -10.5, price: 100 });
    expect(selectPointOption(options, 4)).toBeNull();
    expect(selectPointOption([], 0)).toBeNull();
  });
});
