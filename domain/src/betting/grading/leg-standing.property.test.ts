import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { anyPoints } from '../../../testing/price-arbitraries.ts';
import { type Market, SIDES_OF, type Side } from '../../ground/pick/pick.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { sumSegments } from '../../ground/score/period-score.ts';
import { rowOfSport, SPORT_TYPES, type SportType } from '../../ground/sport/sports.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeGameWager } from './grade-game-wager.ts';
import { calculateLegStanding } from './leg-standing.ts';

const MARKETS = ['S', 'M', 'L', 'E'] as const satisfies readonly Market[];
const POINTS_SIDES = ['team1', 'team2', 'over', 'team1Over', 'team2Over'] as const satisfies readonly Side[];

/** A wager on any side of any period, quarter lines and alternate lines among them. */
const anyWager = fc
  .record({
    sportType: fc.constantFrom(...SPORT_TYPES),
    market: fc.constantFrom(...MARKETS),
    threeWay: fc.boolean(),
    points: anyPoints,
    at: fc.nat(),
    sideAt: fc.nat(),
  })
  .map(({ sportType, market, threeWay, points, at, sideAt }): GameWagerToGrade => {
    const numbers = [...rowOfSport(sportType).periods.map(({ periodNumber }) => periodNumber), 20];
    const side = SIDES_OF[market][sideAt % SIDES_OF[market].length]!;
    return {
      sportType,
      sportSubType: '',
      pick: { type: 'G', gameNum: 1, periodNumber: numbers[at % numbers.length]!, market, side },
      finalLine: market === 'M' ? null : market === 'S' ? points : Math.abs(points),
      threeWay: market === 'M' && threeWay,
      pitcher1ReqFlag: false,
      pitcher2ReqFlag: false,
      listedPitcher1: null,
      listedPitcher2: null,
    };
  });

const anySegments = (length: { minLength: number; maxLength: number }) =>
  fc.array(fc.tuple(fc.nat(9), fc.nat(9)), length);

const scoreOf = (phase: GameScore['phase'], segments: GameScore['segments']): GameScore =>
  createScore({ phase, segments, ...sumSegments(segments) });

const regulationOf = (sportType: string): number => rowOfSport(sportType as SportType).segments.count;

const isOfSets = (sportType: string): boolean => rowOfSport(sportType as SportType).scoring === 'sets';

describe('the running result of a leg', () => {
  it('HR-40.2, HR-40.6: is its graded result at the final', () => {
    fc.assert(
      fc.property(anyWager, anySegments({ minLength: 0, maxLength: 11 }), (wager, segments) => {
        const score = scoreOf('final', segments);
        const standing = calculateLegStanding(wager, score);
        expect(standing?.result ?? null).toEqual(gradeGameWager(wager, score)?.result ?? null);
        expect(standing?.isOver ?? true).toBe(true);
      }),
    );
  });

  it('HR-40.1, HR-40.6: is in the last seconds what the same score is graded as a final', () => {
    let [drawnCases, told] = [0, 0];
    fc.assert(
      fc.property(anyWager, anySegments({ minLength: 9, maxLength: 11 }), (wager, drawn) => {
        drawnCases += 1;
        const segments = drawn.slice(0, regulationOf(wager.sportType) + drawn.length - 9);
        const standing = calculateLegStanding(wager, scoreOf('live', segments));
        if (standing === null) return;
        told += 1;
        // A match that is being played isn't complete, and its last set is nobody's yet (HR-78).
        if (isOfSets(wager.sportType)) return;
        expect(standing.result).toEqual(gradeGameWager(wager, scoreOf('final', segments))?.result);
      }),
    );
    expect(told).toBeGreaterThan(drawnCases / 5);
  });

  it('HR-33.2, HR-40.6: needs as many points as make it win whole, and not one fewer', () => {
    let [drawnCases, needed] = [0, 0];
    fc.assert(
      fc.property(anyWager, anySegments({ minLength: 1, maxLength: 9 }), (wager, drawn) => {
        drawnCases += 1;
        const { pick } = wager;
        const segments = drawn.slice(0, regulationOf(wager.sportType));
        const before = calculateLegStanding(wager, scoreOf('live', segments));
        if (before?.pointsNeeded == null || before.isOver) return;
        expect(POINTS_SIDES).toContain(pick.side);
        // Points that come now fall into the segment that is being played.
        const last = segments.length - 1;
        const first = rowOfSport(wager.sportType as SportType).periods.find(
          ({ periodNumber }) => periodNumber === (pick.periodNumber === 20 ? 0 : pick.periodNumber),
        )!.segments;
        if (isOfSets(wager.sportType) || first[1] < last) return;
        const after = (points: number) =>
          calculateLegStanding(
            wager,
            scoreOf(
              'live',
              segments.map(([one, two], at): readonly [number, number] =>
                at !== last
                  ? [one, two]
                  : pick.side === 'team2' || pick.side === 'team2Over'
                    ? [one, two + points]
                    : [one + points, two],
              ),
            ),
          )?.result;
        expect(after(before.pointsNeeded)).toEqual(['W', 'W']);
        if (before.pointsNeeded > 0) expect(after(before.pointsNeeded - 1)).not.toEqual(['W', 'W']);
        needed += Number(before.pointsNeeded > 0);
      }),
      { numRuns: 1_000 },
    );
    expect(needed).toBeGreaterThan(drawnCases / 20);
  });

  it('HR-33.2, HR-40.6: its margin is above 0 when it wins, below 0 when it loses, ¼ when it does by half', () => {
    fc.assert(
      fc.property(anyWager, anySegments({ minLength: 1, maxLength: 9 }), (wager, segments) => {
        const standing = calculateLegStanding(wager, scoreOf('live', segments));
        if (standing?.margin == null) return;
        const { margin, result } = standing;
        // A draw that is on its number wins, and loses for both teams.
        const isDraw = wager.pick.side === 'draw' || (wager.threeWay && margin === 0);
        const sign = result.includes('W') ? 1 : result.includes('L') ? -1 : 0;
        expect(isDraw ? sign : Math.sign(margin)).toBe(sign);
        expect(result[0] === result[1] || Math.abs(margin) === 0.25).toBe(true);
      }),
    );
  });

  it('HR-71.2, HR-40.6: is decided only where nothing that is scored later changes it', () => {
    let [drawnCases, early] = [0, 0];
    fc.assert(
      fc.property(
        anyWager,
        anySegments({ minLength: 1, maxLength: 9 }),
        anySegments({ minLength: 0, maxLength: 9 }),
        (wager, drawn, later) => {
          drawnCases += 1;
          const regulation = regulationOf(wager.sportType);
          const segments = drawn.slice(0, regulation);
          const standing = calculateLegStanding(wager, scoreOf('live', segments));
          if (standing === null || !standing.isDecided || standing.isOver) return;
          early += 1;
          const whole = [...segments, ...later];
          const end = [...whole, ...Array.from({ length: regulation }, () => [0, 0] as const)].slice(
            0,
            Math.max(regulation, whole.length),
          );
          const after = calculateLegStanding(wager, scoreOf('live', end));
          if (after !== null) expect(after.result).toEqual(standing.result);
        },
      ),
      { numRuns: 1_000 },
    );
    expect(early).toBeGreaterThan(drawnCases / 50);
  });
});
