import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoints, anyPrice } from '../../../testing/price-arbitraries.ts';
import { PRICE_ACCEPTANCE_CODES, type PriceAcceptance } from '../../ground/price/price-acceptances.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import type { Offer } from '../../lines/line/compare-offers.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import { compareByWorth, isTakenUnasked, type MovedBet, type PointSubject, weighMove } from './weigh-move.ts';

const bet = (subject: Partial<PointSubject> = {}): MovedBet => {
  const whole: PointSubject = {
    sportType: 'Basketball',
    market: 'S',
    side: 'team1',
    periodNumber: 0,
    preventPointBuying: false,
    ...subject,
  };
  const { market, side, periodNumber } = whole;
  const pick: GamePick = { type: 'G', gameNum: 1, periodNumber, market, side };
  return { pick, subject: whole, rules: DEFAULT_HOUSE_RULES.points };
};
const at = (points: number | null, price: number): Offer => ({ points, price });
const UNDER = { market: 'L', side: 'under' } as const;
const OVER = { market: 'L', side: 'over' } as const;

describe('what a move is worth', () => {
  it.each([
    ['half a point up for five cents', {}, at(13, -107), at(13.5, -112), 5],
    ['the same back again', {}, at(13.5, -112), at(13, -107), -5],
    ['an under half a point down for four cents', UNDER, at(65, -112), at(64.5, -108), -6],
    ['an over half a point up for four cents', OVER, at(64.5, -108), at(65, -104), -6],
    ['through even money', {}, at(4, 103), at(4.5, -103), 4],
    ['off the three in football', { sportType: 'Football' }, at(3, -105), at(3.5, -125), 5],
    ['half a point for just what it costs', {}, at(13, -107), at(13.5, -117), 0],
    ['three half points at once', {}, at(10, -110), at(11.5, -135), 5],
  ] as const)(
    'HR-30.6: %s is weighed by the price of the points',
    (_, subject, before, after, worthCents) => {
      const comparison = worthCents > 0 ? 'better' : worthCents < 0 ? 'worse' : 'same';
      expect(weighMove(bet(subject), before, after)).toEqual({ comparison, isMixed: true, worthCents });
    },
  );

  it.each([
    ['a half', { periodNumber: 1 }, at(6.5, -110), at(7, -115)],
    ['an alternate line', { periodNumber: 60 }, at(6.5, -110), at(7, -115)],
    ['a team’s total', { market: 'E', side: 'team1Over' }, at(24.5, -110), at(24, -115)],
    ['a sport without', { sportType: 'Hockey' }, at(1.5, -180), at(2.5, -300)],
    ['a game that forbids it', { preventPointBuying: true }, at(6.5, -110), at(7, -115)],
    ['a quarter line', {}, at(6.25, -110), at(6.5, -115)],
    ['more half points than are sold', {}, at(10, -110), at(12, -140)],
    ['through a pick’em, where points are bought and not sold', {}, at(-0.5, -105), at(0.5, -120)],
    ['points that come up', {}, at(null, -110), at(0.5, -120)],
    ['points that go', {}, at(-0.5, -110), at(null, -105)],
  ] as const)('HR-30.6: of %s nothing says what it is worth', (_, subject, before, after) => {
    const unknown = { comparison: 'mixed', isMixed: true, worthCents: null };
    expect(weighMove(bet(subject), before, after)).toEqual(unknown);
    expect(weighMove(bet(subject), after, before)).toEqual(unknown);
  });

  it('HR-30.6: a contest, or a line that isn’t known, has no price of points', () => {
    const unknown = { ...bet(), subject: null };
    expect(weighMove(unknown, at(3, -110), at(3.5, -115)).worthCents).toBeNull();
    const pick = { type: 'C', contestNum: 1, contestantNum: 2 } as const;
    expect(weighMove({ ...unknown, pick }, at(null, 1_400), at(null, 1_200)).comparison).toBe('worse');
  });

  it('HR-30.6: a move that is better one way is worse by as much the other way, for every line', () => {
    const opposite = { better: 'worse', worse: 'better', same: 'same', mixed: 'mixed' } as const;
    let weighed = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('Football', 'Basketball', 'Baseball', 'Hockey'),
        fc.constantFrom('team1', 'team2', 'over', 'under'),
        anyPrice,
        anyPrice,
        anyPoints,
        fc.oneof(anyPoints, fc.constantFrom(-1.5, -1, -0.5, 0, 0.5, 1, 1.5)),
        fc.boolean(),
        (sportType, side, price, otherPrice, points, other, isStep) => {
          const moved = bet({ sportType, side, market: side === 'over' || side === 'under' ? 'L' : 'S' });
          const [before, after] = [at(points, price), at(isStep ? points + other : other, otherPrice)];
          const there = weighMove(moved, before, after);
          const back = weighMove(moved, after, before);
          if (there.worthCents !== null && there.worthCents !== 0) weighed += 1;
          expect(back.comparison).toBe(opposite[there.comparison]);
          expect(back.worthCents === null ? null : 0 - back.worthCents).toBe(there.worthCents);
        },
      ),
      { numRuns: 3_000 },
    );
    expect(weighed).toBeGreaterThan(10);
  });
});

describe('what is taken unasked', () => {
  const taken = (before: Offer, after: Offer, moved = bet()): PriceAcceptance[] =>
    PRICE_ACCEPTANCE_CODES.filter((acceptance) =>
      isTakenUnasked(acceptance, moved.pick, weighMove(moved, before, after), before, after),
    );

  it.each([
    ['an unchanged offer', at(13, -107), at(13, -107), PRICE_ACCEPTANCE_CODES],
    ['better in points', at(13, -107), at(13.5, -107), ['better', 'close', 'close10', 'close20']],
    ['better in price', at(13, -107), at(13, -102), ['better', 'close', 'close10', 'close20']],
    ['worse by five cents', at(13, -107), at(13, -112), ['close', 'close10', 'close20']],
    ['worse by six', at(13, -107), at(13, -113), ['close10', 'close20']],
    ['worse by twenty', at(13, -107), at(13, -127), ['close20']],
    ['worse by more', at(13, -107), at(13, -128), []],
    ['a point worse, whatever the price does', at(13, -107), at(12, 300), []],
    ['mixed within the tolerance, worth more', at(13, -107), at(13.5, -112), ['close', 'close10', 'close20']],
    ['mixed within the tolerance, worth less', at(13.5, -112), at(13, -107), ['close', 'close10', 'close20']],
    ['mixed and just worth it', at(13, -102), at(13.5, -112), ['close10', 'close20']],
    ['mixed beyond most tolerances, worth more', at(13, -107), at(14, -119), ['close20']],
  ] as const)('HR-30.7: %s', (_, before, after, by) => {
    expect(taken(before, after)).toEqual(by);
  });

  it('HR-30.9: a mixed move is asked about where the book sells no points, within the tolerance, too', () => {
    expect(taken(at(6.5, -110), at(7, -112), bet({ periodNumber: 1 }))).toEqual([]);
    expect(taken(at(6.25, -110), at(6.5, -112))).toEqual([]);
  });

  it('says of a mixed move what it comes to', () => {
    expect(compareByWorth('mixed', 5)).toBe('better');
    expect(compareByWorth('mixed', null)).toBe('mixed');
    expect(compareByWorth('worse', null)).toBe('worse');
  });
});
