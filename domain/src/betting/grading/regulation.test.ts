import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { createGameWager, readScore } from '../../../testing/game-wagers.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { findRegulation } from '../../ground/sport/find-period.ts';
import { isThreeWayPeriod } from '../../ground/sport/is-three-way-period.ts';
import { rowOfSport, SPORT_TYPES } from '../../ground/sport/sports.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeGameWager } from './grade-game-wager.ts';
import { calculateLegStanding } from './leg-standing.ts';

const { periodNumber } = findRegulation('Hockey')!;

const wagerOn = (
  sportType: string,
  market: Market,
  side: Side,
  fields: Partial<GameWagerToGrade> = {},
): GameWagerToGrade =>
  createGameWager(sportType, market, side, { periodNumber, threeWay: market === 'M', ...fields });

const grade = (wager: GameWagerToGrade, score: GameScore): string | null =>
  gradeGameWager(wager, score)?.result.join('') ?? null;

/** The grades of both teams and of the draw. */
const gradeSides = (sportType: string, score: GameScore, fields: Partial<GameWagerToGrade> = {}) =>
  (['team1', 'draw', 'team2'] as const).map((side) => grade(wagerOn(sportType, 'M', side, fields), score));

describe('the line of a game’s regulation', () => {
  it('HR-74.2: is a line besides a full game that counts overtime, and is one of three ways', () => {
    const offered = SPORT_TYPES.filter((sportType) => findRegulation(sportType) !== undefined);
    expect(offered).toEqual(['Football', 'Basketball', 'Hockey']);
    for (const sportType of offered) {
      const { overtimeCounts, periods } = rowOfSport(sportType);
      expect([overtimeCounts, periods[0]!.overtime]).toEqual([true, true]);
      expect(findRegulation(sportType)!.periodNumber).toBe(periodNumber);
      expect([isThreeWayPeriod(sportType, periodNumber), isThreeWayPeriod(sportType, 0)]).toEqual([
        true,
        false,
      ]);
    }
    expect([
      isThreeWayPeriod('Soccer', 0),
      isThreeWayPeriod('Soccer', 1),
      isThreeWayPeriod('Curling', 0),
    ]).toEqual([true, true, false]);
  });

  it.each([
    ['Hockey', 'NHL', '1-1 0-0 1-1', '1-0'],
    ['Football', 'NFL', '7-10 3-0 7-7 3-3', '3-0'],
    ['Basketball', 'NBA', '30-20 20-30 25-25 25-25', '12-7'],
    ['Basketball', 'College Basketball', '40-35 30-35', '12-7'],
  ])(
    'HR-74.2: of %s, %s goes to the draw when it ends level, no matter who wins in overtime',
    (sportType, sportSubType, regulation, overtime) => {
      const score = readScore(`${regulation} ${overtime}`);
      expect(gradeSides(sportType, score, { sportSubType })).toEqual(['LL', 'WW', 'LL']);
      expect(grade(createGameWager(sportType, 'M', 'team1', { sportSubType }), score)).toBe('WW');
      // An overtime that the feed lists in no segment is none of the regulation, either.
      const unlisted = { ...score, segments: score.segments.slice(0, -1) };
      expect(gradeSides(sportType, unlisted, { sportSubType })).toEqual(['LL', 'WW', 'LL']);
    },
  );

  it('HR-74.2: goes to the team that is ahead when it ends', () => {
    expect(gradeSides('Hockey', readScore('1-0 1-1 1-1'))).toEqual(['WW', 'LL', 'LL']);
  });

  it('HR-40.1, HR-40.2: spread and total count its points alone', () => {
    const score = readScore('1-1 0-0 1-1 1-0');
    const at = (market: Market, side: Side, finalLine: number) =>
      grade(wagerOn('Hockey', market, side, { finalLine }), score);
    expect([at('S', 'team1', -0.5), at('S', 'team1', 0), at('S', 'team2', 0.5)]).toEqual(['LL', 'PP', 'WW']);
    expect([at('L', 'over', 4.5), at('L', 'under', 4), at('E', 'team1Over', 1.5)]).toEqual([
      'LL',
      'PP',
      'WW',
    ]);
  });

  it('HR-40.4, HR-74.3: a final without period scores decides what it alone can, the rest waits', () => {
    // Three to two may be the regulation’s score, or the winner’s goal came after two all.
    expect(gradeSides('Hockey', createScore({ score1: 3, score2: 2 }))).toEqual([null, null, 'LL']);
    const at = (market: Market, side: Side, finalLine: number) =>
      grade(wagerOn('Hockey', market, side, { finalLine }), createScore({ score1: 3, score2: 2 }));
    expect([
      at('L', 'under', 5.5),
      at('L', 'over', 4.5),
      at('S', 'team1', 0.5),
      at('S', 'team1', -0.5),
    ]).toEqual(['WW', null, 'WW', null]);
    // A tie of the NFL may have had points in its overtime.
    expect(gradeSides('Football', createScore({ score1: 20, score2: 20 }))).toEqual([null, null, null]);
  });

  it('HR-71.1: stands when it was played to its end, whatever became of the overtime', () => {
    const called = { phase: 'cancelled', playedMinutes: 62 } as const;
    const inOvertime = readScore('1-0 0-1 1-1 0-0', called);
    expect(gradeSides('Hockey', inOvertime)).toEqual(['LL', 'WW', 'LL']);
    expect(grade(createGameWager('Hockey', 'M', 'team1'), inOvertime)).toBe('XX');
    const unlisted = readScore('1-0 0-1 1-1', called);
    expect(gradeSides('Hockey', unlisted)).toEqual(['LL', 'WW', 'LL']);
  });

  it('HR-70.1, HR-71.1, HR-71.3: is no action when it wasn’t, also where the game counts', () => {
    const short = readScore('1-0 0-0 1-0', { playedMinutes: 57 });
    expect(gradeSides('Hockey', short)).toEqual(['XX', 'XX', 'XX']);
    expect(grade(createGameWager('Hockey', 'M', 'team1'), short)).toBe('WW');
    const stopped = readScore('3-0 1-0', { phase: 'cancelled' });
    expect(gradeSides('Hockey', stopped)).toEqual(['XX', 'XX', 'XX']);
    const total = (finalLine: number) => grade(wagerOn('Hockey', 'L', 'over', { finalLine }), stopped);
    expect([total(3.5), total(4.5)]).toEqual(['WW', 'XX']);
  });
});

describe('the running result of a leg on the regulation', () => {
  const standingOf = (side: Side, score: GameScore) => {
    const standing = calculateLegStanding(wagerOn('Hockey', 'M', side), score);
    return standing === null ? null : [standing.result.join(''), standing.isOver];
  };

  it('HR-40.1, HR-40.6: follows the score so far, and is open while it is played', () => {
    const live = readScore('1-1 1-0', { phase: 'live' });
    expect([standingOf('team1', live), standingOf('draw', live), standingOf('team2', live)]).toEqual([
      ['WW', false],
      ['LL', false],
      ['LL', false],
    ]);
    expect(calculateLegStanding(wagerOn('Hockey', 'M', 'team2'), live)?.pointsNeeded).toBe(2);
  });

  it('HR-40.1: decided in overtime, of which nothing counts', () => {
    const overtime = readScore('1-1 0-0 1-1 0-1', { phase: 'live' });
    expect([standingOf('draw', overtime), standingOf('team2', overtime)]).toEqual([
      ['WW', true],
      ['LL', true],
    ]);
    const full = calculateLegStanding(createGameWager('Hockey', 'M', 'team2'), overtime);
    expect([full?.result.join(''), full?.isOver]).toEqual(['WW', false]);
  });
});
