import { expect, it } from 'vitest';
import { recomputeLeg, type StoredGameLeg } from './recompute-leg.ts';

const over = (sportType: string, period: number, line: number): StoredGameLeg => ({
  sport_type: sportType,
  period_number: period,
  wager_type: 'L',
  side: 'over',
  final_line: line,
  three_way: false,
  listed_pitcher1: null,
  listed_pitcher2: null,
  pitcher1_req_flag: false,
  pitcher2_req_flag: false,
});

const judge = (leg: StoredGameLeg, segments: ReadonlyArray<readonly [number, number]>) =>
  recomputeLeg(leg, {
    phase: 'final',
    score1: segments.reduce((sum, [points]) => sum + points, 0),
    score2: segments.reduce((sum, [, points]) => sum + points, 0),
    segments,
    starter1: null,
    starter2: null,
    lastMoneyLine: { team1: null, team2: null },
  }).halves.join('');

it.each([
  ['Football', 0, 48],
  ['Football', 1, 3],
  ['Football', 2, 45],
  ['Football', 3, 1],
  ['Football', 6, 8],
  ['Basketball', 2, 45],
  ['Football', 10, 15],
  ['Hockey', 10, 7],
] as const)(
  'HR-40.1, HR-40.6: of %s, period %i has %i points of quarters and an overtime',
  (sport, period, points) => {
    const segments = [
      [1, 0],
      [0, 2],
      [4, 0],
      [0, 8],
      [16, 17],
    ] as const;
    expect(judge(over(sport, period, points), segments)).toBe('PP');
  },
);

it.each([
  ['Basketball', 1, 3],
  ['Basketball', 2, 12],
  ['Hockey', 2, 12],
] as const)('HR-40.6: of %s in other parts, period %i has %i points', (sport, period, points) => {
  const segments = [
    [1, 2],
    [4, 8],
  ] as const;
  expect(judge(over(sport, period, points), segments)).toBe('PP');
});
