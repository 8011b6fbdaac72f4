import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import { comparePrices } from '../../lines/line/compare-offers.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import { TICKET_WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import { judgeLessJuice } from './judge-less-juice.ts';
import { calculateLessJuicePrice, selectLessJuiceCents } from './less-juice-price.ts';

const withCents = (cents?: number): Restriction[] => [
  { code: 'LESSJUICE', params: cents === undefined ? {} : { Cents: cents } },
];
const SPREAD: GamePick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' };

describe('calculateLessJuicePrice', () => {
  it.each([
    [-121, -121],
    [-120, -115],
    [-110, -105],
    [-105, 100],
    [-101, 100],
    [100, 100],
    [101, 101],
    [105, 105],
  ])('makes %i of a spread %i at 5 cents, never beyond even money', (price, improved) => {
    expect(calculateLessJuicePrice(SPREAD, price, 5)).toBe(improved);
  });

  it('is for spreads and totals of the full game', () => {
    const improve = (fields: Partial<GamePick>) => calculateLessJuicePrice({ ...SPREAD, ...fields }, -110, 8);
    expect(improve({})).toBe(-102);
    expect(improve({ market: 'L', side: 'over' })).toBe(-102);
    expect(improve({ market: 'M' })).toBe(-110);
    expect(improve({ market: 'E', side: 'team1Over' })).toBe(-110);
    expect(improve({ periodNumber: 1 })).toBe(-110);
    expect(calculateLessJuicePrice({ type: 'C', contestNum: 9, contestantNum: 2 }, -110, 5)).toBe(-110);
  });

  it('never makes a price worse, and no price overtakes a better one', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, fc.nat(40), (one, other, cents) => {
        const improved = calculateLessJuicePrice(SPREAD, one, cents);
        expect(comparePrices(one, improved)).not.toBe('worse');
        if (comparePrices(one, other) === 'better')
          expect(comparePrices(improved, calculateLessJuicePrice(SPREAD, other, cents))).not.toBe('worse');
      }),
    );
  });
});

describe('selectLessJuiceCents', () => {
  it('is the restriction’s parameter, 5 without one, and 0 without the restriction', () => {
    expect(selectLessJuiceCents(withCents(8))).toBe(8);
    expect(selectLessJuiceCents(withCents())).toBe(5);
    expect(selectLessJuiceCents(withCents(-3))).toBe(0);
    expect(selectLessJuiceCents([{ code: 'PLOPEN', params: { Cents: 8 } }])).toBe(0);
  });
});

describe('judgeLessJuice', () => {
  const judge = (fields: Partial<Parameters<typeof judgeLessJuice>[0]> = {}) =>
    judgeLessJuice({
      wagerType: 'straight',
      items: [{ pointsBought: 0 }],
      useFreePlay: false,
      hasRif: false,
      restrictions: withCents(),
      ...fields,
    });

  it('allows straights of a customer who has it, and no other wager type', () => {
    expect(TICKET_WAGER_TYPES.filter((wagerType) => judge({ wagerType }) === null)).toEqual(['straight']);
    expect(judge({ restrictions: [] })).toBe('lessJuiceUnavailable');
    expect(judge({ restrictions: withCents(0) })).toBe('lessJuiceUnavailable');
  });

  it('is refused together with free play, a rolling if, and points bought or sold', () => {
    expect(judge({ useFreePlay: true })).toBe('lessJuiceUnavailable');
    expect(judge({ hasRif: true })).toBe('lessJuiceUnavailable');
    expect(judge({ items: [{ pointsBought: 0 }, { pointsBought: 1 }] })).toBe('lessJuiceUnavailable');
    expect(judge({ items: [{ pointsBought: -1 }] })).toBe('lessJuiceUnavailable');
  });
});
