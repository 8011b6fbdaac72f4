import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoints } from '../../../testing/price-arbitraries.ts';
import { type Market, SIDES_OF, type Side } from '../../ground/pick/pick.ts';
import { gradeContest, gradeStraight, selectQuarterHalf } from './grade-straight.ts';
import { NO_ACTION, type StraightResult, statusOfResult } from '../../ground/result/straight-result.ts';

const anyScore = fc.nat(60);
const OPPOSITE = { W: 'L', L: 'W', P: 'P', X: 'X' } as const;
const opposite = (result: StraightResult) => result.map((half) => OPPOSITE[half]);
const sorted = (result: readonly string[]) => result.toSorted();

interface Graded {
  market: Market;
  side: Side;
  finalLine?: number | null;
  threeWay?: boolean;
  score1: number;
  score2: number;
}
const grade = (wager: Graded) => gradeStraight({ finalLine: null, threeWay: false, ...wager });

describe('laws of straight grading', () => {
  it('HR-40.2, HR-40.6: one half of a spread’s side wins exactly when the other side’s half loses', () => {
    fc.assert(
      fc.property(anyPoints, anyScore, anyScore, (points, score1, score2) => {
        const team1 = grade({ market: 'S', side: 'team1', finalLine: points, score1, score2 });
        const team2 = grade({ market: 'S', side: 'team2', finalLine: -points, score1, score2 });
        expect(sorted(team2)).toEqual(sorted(opposite(team1)));
      }),
    );
  });

  it('HR-40.2, HR-40.6: over wins exactly when under loses, of the game and of each team', () => {
    const pairs = [
      ['L', 'over', 'under'],
      ['E', 'team1Over', 'team1Under'],
      ['E', 'team2Over', 'team2Under'],
    ] as const;
    fc.assert(
      fc.property(
        fc.nat(400),
        anyScore,
        anyScore,
        fc.constantFrom(...pairs),
        (quarters, score1, score2, pair) => {
          const [market, over, under] = pair;
          const wager = { market, finalLine: quarters / 4, score1, score2 };
          expect(sorted(grade({ ...wager, side: under }))).toEqual(
            sorted(opposite(grade({ ...wager, side: over }))),
          );
        },
      ),
    );
  });

  it('HR-40.2, HR-40.6: a two-way money line has a winner and a loser, or both push', () => {
    fc.assert(
      fc.property(anyScore, anyScore, (score1, score2) => {
        const team1 = grade({ market: 'M', side: 'team1', score1, score2 });
        expect(grade({ market: 'M', side: 'team2', score1, score2 })).toEqual(opposite(team1));
        expect(team1[0] === 'P').toBe(score1 === score2);
      }),
    );
  });

  it('HR-40.6: exactly one side of a three-way money line wins and nothing pushes', () => {
    fc.assert(
      fc.property(anyScore, anyScore, (score1, score2) => {
        const results = SIDES_OF.M.map((side) =>
          statusOfResult(grade({ market: 'M', side, threeWay: true, score1, score2 })),
        );
        expect(results.toSorted()).toEqual(['L', 'L', 'W']);
      }),
    );
  });

  it('HR-33.2: a quarter line is its two neighbouring lines, half and half', () => {
    const sides = [
      ['S', 'team1'],
      ['S', 'team2'],
      ['L', 'over'],
      ['L', 'under'],
      ['E', 'team1Over'],
      ['E', 'team2Under'],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...sides),
        fc.integer({ min: -80, max: 80 }),
        anyScore,
        anyScore,
        (side, halves, score1, score2) => {
          const quarter = halves / 2 + 0.25;
          const at = (finalLine: number) =>
            grade({ market: side[0], side: side[1], finalLine, score1, score2 });
          const [lower, upper] = [at(quarter - 0.25), at(quarter + 0.25)];
          expect(sorted(at(quarter))).toEqual(sorted([lower[0], upper[0]]));
          expect(lower[0]).toBe(lower[1]);
        },
      ),
    );
  });

  it('HR-40.6: more points never make a spread worse', () => {
    const worth = { L: 0, P: 1, X: 1, W: 2 };
    fc.assert(
      fc.property(anyPoints, anyScore, anyScore, (points, score1, score2) => {
        const at = (finalLine: number) => {
          const [first, second] = grade({ market: 'S', side: 'team1', finalLine, score1, score2 });
          return worth[first] + worth[second];
        };
        expect(at(points + 0.25)).toBeGreaterThanOrEqual(at(points));
      }),
    );
  });

  it('a wager that makes no sense is no action, never lost', () => {
    const score = { score1: 3, score2: 1 };
    expect(grade({ market: 'S', side: 'team1', ...score })).toEqual(NO_ACTION);
    expect(grade({ market: 'S', side: 'draw', finalLine: 1, ...score })).toEqual(NO_ACTION);
    expect(grade({ market: 'M', side: 'over', ...score })).toEqual(NO_ACTION);
    expect(grade({ market: 'L', side: 'team1', finalLine: 1, ...score })).toEqual(NO_ACTION);
    expect(grade({ market: 'E', side: 'over', finalLine: 1, ...score })).toEqual(NO_ACTION);
  });

  it('contests are graded as the feed decides', () => {
    const grade = (outcome: 'W' | 'L' | 'P') => gradeContest({ outcome, tied: null, places: null }, 150);
    expect([grade('W'), grade('L'), grade('P')]).toEqual([
      ['W', 'W'],
      ['L', 'L'],
      ['P', 'P'],
    ]);
  });

  it('HR-33.2: a half won wager shows as won, a half lost one as lost', () => {
    expect(statusOfResult(['W', 'P'])).toBe('W');
    expect(statusOfResult(['P', 'W'])).toBe('W');
    expect(statusOfResult(['L', 'P'])).toBe('L');
    expect(statusOfResult(['P', 'X'])).toBe('P');
    expect(statusOfResult(['P', 'L'])).toBe('L');
    expect(statusOfResult(['P', 'P'])).toBe('P');
    expect(statusOfResult(NO_ACTION)).toBe('X');
  });
});

describe('half results of quarter lines', () => {
  it('HR-22.4: are those that some score gives: −0.75 and +0.25 half won, +0.75 and −0.25 half lost', () => {
    const halves = [-0.75, 0.25, 0.75, -0.25].map((line) => selectQuarterHalf('team1', line));
    expect(halves).toEqual(['W', 'W', 'L', 'L']);
    for (const side of ['team1', 'team2', 'over', 'under'] as const) {
      const market = side === 'over' || side === 'under' ? 'L' : 'S';
      for (let quarters = market === 'L' ? 1 : -14; quarters <= 14; quarters += 1) {
        const finalLine = quarters / 4;
        const seen = new Set<string>();
        for (let score1 = 0; score1 <= 8; score1 += 1)
          for (let score2 = 0; score2 <= 8; score2 += 1) {
            const result = gradeStraight({ market, side, finalLine, threeWay: false, score1, score2 });
            if (result[0] !== result[1]) seen.add(result.find((half) => half !== 'P')!);
          }
        const expected = selectQuarterHalf(side, finalLine);
        expect([...seen], `${side} ${finalLine}`).toEqual(expected === null ? [] : [expected]);
      }
    }
  });
});
