import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContestQuote, createGameQuote } from '../../../testing/ticket-fixtures.ts';
import { gradeStraight } from '../grading/grade-straight.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import { findRegulation } from '../../ground/sport/find-period.ts';
import { groupJointLegs, type JointLeg } from './joint-outcomes.ts';

const BOTH = { pitcher1ReqFlag: true, pitcher2ReqFlag: true };

const createGameLeg = (
  pick: Partial<GamePick>,
  points: number | null,
  game: Parameters<typeof createGameQuote>[1] = {},
): JointLeg => ({
  pick: { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1', ...pick },
  points,
  quote: createGameQuote({}, game),
  ...BOTH,
});

const listLetters = (legs: readonly JointLeg[]): string[] =>
  groupJointLegs(legs).flatMap(({ outcomes }) =>
    outcomes.map((results) => results.map((halves) => halves.join('')).join()),
  );

const anyQuarters = (least: number, most: number) =>
  fc.integer({ min: least * 4, max: most * 4 }).map((quarters) => quarters / 4);
const anyLeg: fc.Arbitrary<JointLeg> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('team1' as const, 'team2' as const),
      anyQuarters(-7, 7),
      fc.constantFrom(0, 20, 21),
    )
    .map(([side, points, periodNumber]) => createGameLeg({ market: 'S', side, periodNumber }, points)),
  fc
    .constantFrom('team1' as const, 'team2' as const)
    .map((side) => createGameLeg({ market: 'M', side }, null)),
  fc
    .tuple(fc.constantFrom('over' as const, 'under' as const), anyQuarters(0.5, 12))
    .map(([side, points]) => createGameLeg({ market: 'L', side }, points)),
  fc
    .tuple(fc.constantFrom('team1Over' as const, 'team2Under' as const), anyQuarters(0.5, 8))
    .map(([side, points]) => createGameLeg({ market: 'E', side }, points)),
);

describe('results that can come together', () => {
  it('HR-14.1: one score decides a soccer spread and its three-way money line', () => {
    const ofSoccer = (pick: Partial<GamePick>, points: number | null): JointLeg => ({
      ...createGameLeg(pick, points),
      quote: createGameQuote({ moneyLineDraw: 230 }, { sportType: 'Soccer' }),
    });
    const letters = listLetters([
      ofSoccer({ market: 'M', side: 'draw' }, null),
      ofSoccer({ market: 'S', side: 'team1' }, -0.5),
    ]);
    expect(new Set(letters)).toEqual(new Set(['WW,LL', 'LL,WW', 'LL,LL', 'XX,XX']));
  });

  it('HR-14.1: a game’s regulation money line and total are decided by one score', () => {
    const { periodNumber } = findRegulation('Hockey')!;
    const ofRegulation = (pick: Partial<GamePick>, points: number | null): JointLeg => ({
      ...createGameLeg({ periodNumber, ...pick }, points),
      quote: createGameQuote({ periodNumber, moneyLineDraw: 330 }, { sportType: 'Hockey' }),
    });
    const letters = listLetters([
      ofRegulation({ market: 'M', side: 'draw' }, null),
      ofRegulation({ market: 'L', side: 'under' }, 0.5),
    ]);
    // No goal at all is a draw.
    expect(new Set(letters)).toEqual(new Set(['WW,WW', 'WW,LL', 'LL,LL', 'XX,XX']));
    const ofGame = createGameLeg({ market: 'M', side: 'team1' }, null, { sportType: 'Hockey' });
    expect(groupJointLegs([ofRegulation({ market: 'M', side: 'draw' }, null), ofGame])).toEqual([]);
  });

  it('HR-14.1: legs of a game have those that some score gives, and no action', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 2, maxLength: 5 }), (legs) => {
        const expected = new Set([legs.map(() => 'XX').join()]);
        for (let score1 = 0; score1 <= 30; score1 += 1)
          for (let score2 = 0; score2 <= 30; score2 += 1) {
            const grade = ({ pick, points }: JointLeg): string => {
              const { market, side } = pick as GamePick;
              const wager = { market, side, finalLine: points, threeWay: false, score1, score2 };
              return gradeStraight(wager).join('');
            };
            expected.add(legs.map(grade).join());
          }
        expect(new Set(listLetters(legs))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('HR-14.1: both sides of a market win together only where their lines leave a middle', () => {
    const both = (points1: number, points2: number) =>
      listLetters([
        createGameLeg({ side: 'team1' }, points1),
        createGameLeg({ side: 'team2', periodNumber: 20 }, points2),
      ]).includes('WW,WW');
    expect(both(-3.5, 3.5)).toBe(false);
    expect(both(-3, 3)).toBe(false);
    expect(both(-2.5, 3.5)).toBe(true);
    expect(both(-3, 4)).toBe(false);
    expect(both(-3, 4.5)).toBe(true);
  });

  it('HR-14.1: at most one contestant of a contest wins; the others may be withdrawn', () => {
    const contestant = (contestantNum: number, contestNum = 9): JointLeg => ({
      pick: { type: 'C', contestNum, contestantNum },
      points: null,
      quote: createContestQuote({ contestantNum }),
      ...BOTH,
    });
    expect(listLetters([1, 2, 3].map((number) => contestant(number)))).toEqual([
      'WW,XX,XX',
      'XX,WW,XX',
      'XX,XX,WW',
    ]);
    expect(groupJointLegs([contestant(1), contestant(1, 8), createGameLeg({}, -3)])).toEqual([]);
  });

  it('HR-14.1: the lower score wins in golf, also where lines leave a middle', () => {
    const golf = { sportType: 'Golf' };
    const lines = (points1: number, points2: number) =>
      listLetters([
        createGameLeg({ side: 'team1' }, points1, golf),
        createGameLeg({ side: 'team2' }, points2, golf),
      ]).includes('WW,WW');
    expect([lines(-2.5, 3.5), lines(-7.5, 8.5), lines(-3.5, 3.5)]).toEqual([true, true, false]);
    // The player with fewer strokes wins, so the opponent's total is the higher one.
    const moneyLine = createGameLeg({ market: 'M', side: 'team1' }, null, golf);
    const strokes = (side: 'team1Over' | 'team2Over') => createGameLeg({ market: 'E', side }, 0.5, golf);
    expect(listLetters([moneyLine, strokes('team1Over'), strokes('team2Over')])).toContain('WW,LL,WW');
    expect(listLetters([moneyLine, strokes('team1Over'), strokes('team2Over')])).not.toContain('WW,WW,LL');
  });

  it('HR-14.1: a tennis match’s sets decide nothing of its games, nor does regulation of overtime', () => {
    const legsOf = (game: Parameters<typeof createGameQuote>[1], line = {}): JointLeg[] => [
      { ...createGameLeg({ market: 'M', side: 'team1' }, null), quote: createGameQuote(line, game) },
      { ...createGameLeg({ side: 'team2' }, -0.5), quote: createGameQuote(line, game) },
    ];
    expect(groupJointLegs(legsOf({ sportType: 'Football' }))).toHaveLength(1);
    expect(groupJointLegs(legsOf({ sportType: 'Tennis' }))).toEqual([]);
    expect(groupJointLegs(legsOf({ sportType: 'Hockey' }, { moneyLineDraw: 230 }))).toEqual([]);
  });

  it('HR-34.1, HR-34.2: a listed pitcher who does not start takes his legs out, and no others', () => {
    const game = { sportType: 'Baseball', listedPitcher1: 'Cole', listedPitcher2: 'Sale' };
    const one = createGameLeg({ market: 'M', side: 'team1' }, null, game);
    const other = createGameLeg({ market: 'M', side: 'team2' }, null, game);
    const listedHere = { ...one, pitcher2ReqFlag: false };
    expect(listLetters([one, other])).not.toContain('XX,WW');
    expect(listLetters([listedHere, { ...other, pitcher1ReqFlag: false }])).toContain('XX,WW');
    expect(listLetters([listedHere, { ...other, pitcher1ReqFlag: false }])).toContain('WW,XX');
    expect(listLetters([listedHere, { ...other, pitcher2ReqFlag: false }])).not.toContain('WW,XX');
  });

  it('legs of several games end for themselves', () => {
    expect(groupJointLegs([createGameLeg({}, -3), createGameLeg({ gameNum: 2 }, -3)])).toEqual([]);
    expect(groupJointLegs([createGameLeg({}, -3), createGameLeg({ periodNumber: 1 }, -3)])).toEqual([]);
  });
});
