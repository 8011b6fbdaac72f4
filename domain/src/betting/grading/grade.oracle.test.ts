import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createScore } from '../../../testing/book-fixtures.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import { gradeGameWager } from './grade-game-wager.ts';
import { gradeStraight } from './grade-straight.ts';

interface GradeCase {
  id: string;
  kind: 'grade';
  market: 'spread' | 'total' | 'moneyline' | 'threeWay';
  side: 'favorite' | 'underdog' | 'team' | 'draw' | 'over' | 'under';
  line: number | null;
  sideScore: number;
  otherScore: number;
  result: 'W' | 'L' | 'P';
}

interface ScopeCase {
  id: string;
  kind: 'gradeScope';
  period: 'game' | 'fourthQuarter';
  counts: 'overtime' | 'no overtime';
}

const MARKETS = { spread: 'S', total: 'L', moneyline: 'M', threeWay: 'M' } as const;

describe('oracle grade', () => {
  it.each(readOracle<GradeCase>('grade', 'grade').map((one) => [one.id, one] as const))(
    'HR-40.2, HR-40.6: %s is graded so for either team',
    (_id, one) => {
      const market = MARKETS[one.market];
      const grade = (side: Side, score1: number, score2: number) =>
        gradeStraight({
          market,
          side,
          finalLine: one.line,
          threeWay: one.market === 'threeWay',
          score1,
          score2,
        });
      const expected = [one.result, one.result];
      const isTeam = !['draw', 'over', 'under'].includes(one.side);
      expect(grade(isTeam ? 'team1' : (one.side as Side), one.sideScore, one.otherScore)).toEqual(expected);
      expect(grade(isTeam ? 'team2' : (one.side as Side), one.otherScore, one.sideScore)).toEqual(expected);
    },
  );

  /** Tied at 20 after four quarters, 7 : 0 in the fourth for team 1, 3 : 0 in overtime for team 2. */
  const score = createScore({
    score1: 20,
    score2: 23,
    segments: [
      [0, 10],
      [3, 0],
      [10, 10],
      [7, 0],
      [0, 3],
    ],
  });
  const periodNumbers = { game: 0, fourthQuarter: 6 };
  const grade = (market: Market, side: Side, periodNumber: number, finalLine: number | null) =>
    gradeGameWager(
      {
        sportType: 'Football',
        sportSubType: '',
        pick: { type: 'G', gameNum: 1, periodNumber, market, side },
        finalLine,
        threeWay: false,
        pitcher1ReqFlag: false,
        pitcher2ReqFlag: false,
        listedPitcher1: null,
        listedPitcher2: null,
      },
      score,
    )?.result[0];

  it.each(readOracle<ScopeCase>('grade', 'gradeScope').map((one) => [one.id, one] as const))(
    'HR-40.1: %s counts overtime or not, in every market',
    (_id, one) => {
      const number = periodNumbers[one.period];
      const counted = [
        grade('S', 'team2', number, -2.5),
        grade('M', 'team2', number, null),
        grade('L', 'over', number, one.period === 'game' ? 42.5 : 7),
        grade('E', 'team2Over', number, one.period === 'game' ? 22.5 : 0),
      ];
      expect(counted).toEqual(one.counts === 'overtime' ? ['W', 'W', 'W', 'W'] : ['L', 'L', 'P', 'P']);
    },
  );
});
