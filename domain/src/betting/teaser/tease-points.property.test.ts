import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoints } from '../../../testing/price-arbitraries.ts';
import { createTeaserCard } from '../../../testing/wager-fixtures.ts';
import { gradeStraight } from '../grading/grade-straight.ts';
import type { HalfResult } from '../../ground/result/straight-result.ts';
import { FIRST_ALTERNATE_LINE } from '../../ground/sport/alternate-line.ts';
import type { Market } from '../../ground/pick/pick.ts';
import { isTeasable } from './is-teasable.ts';
import { selectTeaserPoints, teaseLine } from './tease-points.ts';

const TEASER = createTeaserCard();
const PLEASER = createTeaserCard({ category: 'Pleasers', tieRule: 'tl' });
const select = (market: Market, sportType = 'Football', periodNumber = 0, teaser = TEASER) =>
  selectTeaserPoints(teaser, sportType, { market }, periodNumber);

const RANK: Readonly<Record<HalfResult, number>> = { L: 0, P: 1, X: 1, W: 2 };

describe('the points of a teaser', () => {
  it('HR-12.1, HR-12.7: move sides and totals of the full game by what the card says for the sport', () => {
    expect(select('S')).toBe(6);
    expect(select('L')).toBe(6);
    expect(select('S', 'Basketball')).toBe(4);
    expect(select('M')).toBeNull();
    expect(select('E')).toBeNull();
    expect(select('S', 'Football', 1)).toBeNull();
    expect(select('L', 'Hockey')).toBeNull();
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      expect(select('L', name), name).toBeNull();
  });

  it('VAL2-06: move totals alone in baseball', () => {
    expect(select('L', 'Baseball')).toBe(1);
    expect(select('S', 'Baseball')).toBeNull();
  });

  it('HR-12.7: move what the card names where it says which periods and markets it takes, and never an alternate line', () => {
    const halves = createTeaserCard({ periods: [1, 2, FIRST_ALTERNATE_LINE], markets: { Baseball: ['S'] } });
    expect(
      [0, 1, 2, 3, FIRST_ALTERNATE_LINE].map((period) => select('S', 'Football', period, halves)),
    ).toEqual([null, 6, 6, null, null]);
    expect(select('S', 'Baseball', 1, halves)).toBe(1);
    expect(select('L', 'Baseball', 1, halves)).toBeNull();
    expect(
      select('L', 'Football', 1, createTeaserCard({ periods: [1], markets: { Football: [] } })),
    ).toBeNull();
  });

  it('HR-12.7: where no card is chosen yet, the usual ones may move a line', () => {
    expect(isTeasable('Football', 'S', 0, null)).toBe(true);
    expect(isTeasable('Football', 'S', 1, null)).toBe(false);
    expect(isTeasable('Baseball', 'S', 0, null)).toBe(false);
  });

  it('HR-12.6: move a pleaser’s line against the customer', () => {
    expect(select('S', 'Football', 0, PLEASER)).toBe(-6);
    expect(teaseLine({ side: 'team1' }, -3.5, -6)).toBe(-9.5);
    expect(teaseLine({ side: 'over' }, 44, -6)).toBe(50);
    expect(teaseLine({ side: 'under' }, 44, -6)).toBe(38);
  });

  it('HR-12.6: never make the customer’s leg worse in a teaser, nor better in a pleaser', () => {
    const anySide = fc.constantFrom('team1', 'team2', 'over', 'under');
    const anyScore = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(anySide, anyPoints, anyScore, anyScore, (side, points, score1, score2) => {
        const market = side === 'team1' || side === 'team2' ? 'S' : 'L';
        const rank = (finalLine: number) => {
          const wager = { market, side, finalLine, threeWay: false, score1, score2 } as const;
          return gradeStraight(wager).reduce((sum, half) => sum + RANK[half], 0);
        };
        const teased = (card: typeof TEASER) =>
          teaseLine({ side }, points, select(market, 'Football', 0, card)!);
        expect(rank(teased(TEASER))).toBeGreaterThanOrEqual(rank(points));
        expect(rank(teased(PLEASER))).toBeLessThanOrEqual(rank(points));
      }),
    );
  });
});
