import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import type { SportType } from '../sport/sports.ts';
import type { League } from '../sport/sports.ts';
import type { GameScore } from './game-score.schema.ts';
import { calculatePeriodScore, calculateRegulationScore } from './period-score.ts';

const leagueOf = (sportType: SportType): League => ({ sportType, sportSubType: '' });

const points = (sportType: SportType, periodNumber: number, score: Partial<GameScore>, sportSubType = '') => {
  const known = calculatePeriodScore({ sportType, sportSubType }, periodNumber, createScore(score));
  return known === null ? null : [known.score1, known.score2];
};

/** The score is 20 : 20 after four quarters and 23 : 20 after overtime. */
const QUARTERS = [
  [7, 0],
  [3, 10],
  [0, 3],
  [10, 7],
] as const;
const WITH_OVERTIME = { score1: 23, score2: 20, segments: [...QUARTERS, [3, 0]] } as const;
const OVERTIME_UNLISTED = { score1: 23, score2: 20, segments: QUARTERS } as const;

describe('points of a period', () => {
  it.each([
    [0, [23, 20]],
    [1, [10, 10]],
    [2, [13, 10]],
    [3, [7, 0]],
    [4, [3, 10]],
    [5, [0, 3]],
    [6, [10, 7]],
  ])(
    'HR-40.1: football period %i has overtime only in the game and the second half',
    (periodNumber, expected) => {
      expect(points('Football', periodNumber, WITH_OVERTIME)).toEqual(expected);
      expect(points('Football', periodNumber, OVERTIME_UNLISTED)).toEqual(expected);
    },
  );

  it('HR-40.1: hockey counts overtime in the game, but in no period', () => {
    const score: Partial<GameScore> = {
      score1: 3,
      score2: 2,
      segments: [
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    };
    expect(points('Hockey', 0, score)).toEqual([3, 2]);
    expect(points('Hockey', 3, score)).toEqual([1, 1]);
  });

  it('HR-40.1: soccer counts only regulation, with or without extra time', () => {
    const score: Partial<GameScore> = {
      score1: 3,
      score2: 2,
      segments: [
        [1, 0],
        [1, 2],
        [1, 0],
      ],
    };
    expect(points('Soccer', 0, score)).toEqual([2, 2]);
    expect(points('Soccer', 1, score)).toEqual([1, 0]);
    expect(points('Soccer', 2, score)).toEqual([1, 2]);
    expect(points('Soccer', 0, { score1: 3, score2: 2 })).toBeNull();
  });

  it('HR-40.1: baseball’s first five innings are five innings, extra innings count in the game', () => {
    const innings = Array.from({ length: 10 }, (_, at) => [at === 9 ? 1 : 0, at < 5 ? 1 : 0] as const);
    const score = { score1: 1, score2: 5, segments: innings };
    expect(points('Baseball', 1, score)).toEqual([0, 5]);
    expect(points('Baseball', 0, score)).toEqual([1, 5]);
    expect(points('Baseball', 1, { ...score, segments: innings.slice(0, 4) })).toBeNull();
  });

  it('HR-70.2: are known for halves and not for quarters in college basketball', () => {
    const halves: Partial<GameScore> = {
      score1: 80,
      score2: 75,
      segments: [
        [30, 35],
        [40, 35],
        [10, 5],
      ],
    };
    const college = (period: number) => points('Basketball', period, halves, 'College Basketball');
    expect([0, 1, 2].map(college)).toEqual([
      [80, 75],
      [30, 35],
      [50, 40],
    ]);
    for (const quarter of [3, 4, 5, 6]) expect(college(quarter)).toBeNull();
  });

  it('HR-70.2: three segments are quarters in the NBA, and may be quarters or halves in an unknown league', () => {
    const three: Partial<GameScore> = {
      score1: 110,
      score2: 100,
      segments: [
        [30, 25],
        [30, 25],
        [25, 25],
      ],
    };
    expect(points('Basketball', 1, three, 'NBA')).toEqual([60, 50]);
    expect(points('Basketball', 3, three, 'NBA')).toEqual([30, 25]);
    for (const period of [1, 2, 3]) expect(points('Basketball', period, three, 'Liga X')).toBeNull();
    const four = { ...three, segments: [...three.segments!, [25, 25] as const] };
    expect(points('Basketball', 1, four, 'Liga X')).toEqual([60, 50]);
    // Two halves and two overtimes.
    expect(points('Basketball', 1, four, 'NCAAB')).toEqual([30, 25]);
  });

  it('are not known before the end, without segments, or for a period that the sport doesn’t have', () => {
    expect(points('Football', 1, { ...WITH_OVERTIME, phase: 'live' })).toBeNull();
    expect(points('Football', 0, { ...WITH_OVERTIME, phase: 'live' })).toBeNull();
    expect(points('Football', 1, { score1: 20, score2: 17 })).toBeNull();
    expect(points('Football', 2, { score1: 20, score2: 17 })).toBeNull();
    expect(points('Football', 0, { score1: 20, score2: 17 })).toEqual([20, 17]);
    expect(points('Football', 7, WITH_OVERTIME)).toBeNull();
  });

  it('HR-40.1: the regulation score leaves overtime out', () => {
    const hockey = createScore({
      score1: 3,
      score2: 2,
      segments: [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, 0],
      ],
    });
    expect(calculateRegulationScore(leagueOf('Hockey'), hockey)).toEqual({ score1: 2, score2: 2 });
    expect(calculateRegulationScore(leagueOf('Hockey'), { ...hockey, segments: [] })).toBeNull();
    expect(calculateRegulationScore(leagueOf('Hockey'), { ...hockey, phase: 'live' })).toBeNull();
    expect(calculateRegulationScore(leagueOf('Fighting'), createScore({ score1: 1 }))).toEqual({
      score1: 1,
      score2: 0,
    });
  });
});
