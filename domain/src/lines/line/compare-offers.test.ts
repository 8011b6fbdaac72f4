import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoints, anyPrice } from '../../../testing/price-arbitraries.ts';
import { PRICE_ACCEPTANCES } from '../../ground/price/price-acceptances.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import { compareOffers, isWithin, comparePoints, comparePrices } from './compare-offers.ts';

const pick = (market: Market, side: Side) =>
  ({ type: 'G', gameNum: 1, periodNumber: 0, market, side }) as const;

describe('comparing what was seen with what is offered', () => {
  it('a longer price is better for the bettor, over even money too', () => {
    expect(comparePrices(-110, -105)).toBe('better');
    expect(comparePrices(-105, 105)).toBe('better');
    expect(comparePrices(150, 145)).toBe('worse');
    expect(comparePrices(101, -101)).toBe('worse');
    expect(comparePrices(100, -100)).toBe('same');
  });

  it.each<[Market, Side]>([
    ['S', 'team1'],
    ['S', 'team2'],
    ['L', 'under'],
    ['E', 'team1Under'],
    ['E', 'team2Under'],
  ])('more points are better on %s %s', (market, side) => {
    expect(comparePoints(pick(market, side), -3, -2.5)).toBe('better');
    expect(comparePoints(pick(market, side), 44.5, 44)).toBe('worse');
  });

  it.each<[Market, Side]>([
    ['L', 'over'],
    ['E', 'team1Over'],
    ['E', 'team2Over'],
  ])('fewer points are better on %s %s', (market, side) => {
    expect(comparePoints(pick(market, side), 44.5, 44)).toBe('better');
    expect(comparePoints(pick(market, side), 44, 44.5)).toBe('worse');
  });

  it('is within a tolerance when neither price nor points are worse by more than the tolerance, over even money too', () => {
    const side = pick('S', 'team1');
    const over = pick('L', 'over');
    const { close, close20 } = PRICE_ACCEPTANCES;
    const at = (price: number, points: number | null) => ({ price, points });
    expect(isWithin(close, side, at(103, 3), at(-102, 2.5))).toBe(true);
    expect(isWithin(close, side, at(103, 3), at(-103, 3))).toBe(false);
    expect(isWithin(close, side, at(-110, 3), at(-110, 2))).toBe(false);
    expect(isWithin(close, over, at(-110, 44), at(-110, 44.5))).toBe(true);
    expect(isWithin(close, over, at(-110, 44), at(-110, 45))).toBe(false);
    expect(isWithin(close, side, at(-110, null), at(-115, null))).toBe(true);
    expect(isWithin(close, side, at(-110, 3), at(-110, null))).toBe(false);
    expect(isWithin(close20, side, at(103, 3), at(-117, 2.5))).toBe(true);
    expect(isWithin(close20, side, at(103, 3), at(-118, 3))).toBe(false);
    expect(isWithin(close20, side, at(103, 3), at(150, 2))).toBe(false);
  });

  it('points that appear or vanish make another bet, neither better nor worse', () => {
    expect(comparePoints(pick('S', 'team1'), null, 3)).toBe('mixed');
    expect(comparePoints(pick('S', 'team1'), 3, null)).toBe('mixed');
    expect(comparePoints(pick('M', 'team1'), null, null)).toBe('same');
  });

  it('an offer is better only when neither price nor points are worse, and mixed when they disagree', () => {
    const before = { price: -110, points: 3 };
    const offer = (price: number, points: number) =>
      compareOffers(pick('S', 'team2'), before, { price, points });
    expect(offer(-110, 3)).toBe('same');
    expect(offer(-105, 3)).toBe('better');
    expect(offer(-110, 3.5)).toBe('better');
    expect(offer(-115, 2.5)).toBe('worse');
    expect(offer(-110, 2.5)).toBe('worse');
    expect(offer(-105, 2.5)).toBe('mixed');
    expect(offer(-120, 4)).toBe('mixed');
  });

  it('a change that is better one way is worse the other way', () => {
    const opposite = { better: 'worse', worse: 'better', same: 'same', mixed: 'mixed' } as const;
    fc.assert(
      fc.property(anyPrice, anyPrice, anyPoints, anyPoints, (price, otherPrice, points, otherPoints) => {
        expect(comparePrices(otherPrice, price)).toBe(opposite[comparePrices(price, otherPrice)]);
        for (const side of ['over', 'under'] as const) {
          const there = comparePoints(pick('L', side), points, otherPoints);
          expect(comparePoints(pick('L', side), otherPoints, points)).toBe(opposite[there]);
        }
      }),
    );
  });
});
