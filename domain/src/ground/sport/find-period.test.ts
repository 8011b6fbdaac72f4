import { expect, it } from 'vitest';
import { createGame, createLine, createScore, KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import { judgeOfficial } from '../../betting/grading/official.ts';
import { judgeMarket } from '../../betting/quote/line-validity.ts';
import { findLegConflicts } from '../../betting/correlation/find-leg-conflicts.ts';
import { calculatePeriodScore } from '../score/period-score.ts';
import type { GamePick } from '../pick/pick.ts';
import { FIRST_ALTERNATE_LINE, isAlternateLine, LAST_ALTERNATE_LINE } from './alternate-line.ts';
import { findPeriod, labelOfLine } from './find-period.ts';
import { rowOfSport, SPORT_TYPES, type SportType } from './sports.ts';

const leagueOf = (sportType: SportType) => ({ sportType, sportSubType: '' });

const score = createScore({
  score1: 24,
  score2: 30,
  segments: [
    [7, 3],
    [7, 7],
    [3, 7],
    [7, 7],
    [0, 6],
  ],
});

it('SCR2-11: an alternate line is about the full game, overtime and all', () => {
  for (const number of [FIRST_ALTERNATE_LINE, LAST_ALTERNATE_LINE]) {
    expect(findPeriod('Football', number)).toBe(findPeriod('Football', 0));
    expect(labelOfLine('Football', number)).toBe('alternate');
    expect(calculatePeriodScore(leagueOf('Football'), number, score)).toEqual({ score1: 24, score2: 30 });
    for (const sportType of SPORT_TYPES)
      for (const segments of [score.segments, score.segments.slice(0, 2), []]) {
        const told = { ...score, segments };
        const official = (periodNumber: number) =>
          judgeOfficial(leagueOf(sportType), 'S', periodNumber, told);
        expect(official(number)).toBe(official(0));
        expect(calculatePeriodScore(leagueOf(sportType), number, told)).toEqual(
          calculatePeriodScore(leagueOf(sportType), 0, told),
        );
      }
  }
  expect(findPeriod('Football', LAST_ALTERNATE_LINE + 1)).toBeUndefined();
  expect(labelOfLine('Football', 1)).toBe('half1');
});

it('SCR2-11: no period of any sport has the number of an alternate line', () => {
  for (const { periods } of SPORT_TYPES.map(rowOfSport))
    expect(periods.filter(({ periodNumber }) => isAlternateLine(periodNumber))).toEqual([]);
});

it('SCR2-11, HR-12.7: no teaser takes an alternate line', () => {
  const line = createLine({ periodNumber: FIRST_ALTERNATE_LINE });
  const judge = (isTeased: boolean) =>
    judgeMarket(createGame(), line, 'S', 'team1', {
      bookMs: KICK_OFF_MS - 1,
      feedUp: true,
      restrictions: [],
      isTeased,
    }).refusal;
  expect(judge(false)).toBeNull();
  expect(judge(true)).toBe('wagerTypeUnavailable');
});

it('SCR2-11, HR-11.1: an alternate side can be combined with the total of its own line and with nothing else of the game', () => {
  const pick = (periodNumber: number, market: 'S' | 'L'): GamePick => ({
    type: 'G',
    gameNum: 1,
    periodNumber,
    market,
    side: market === 'S' ? 'team1' : 'over',
  });
  const conflicts = (a: GamePick, b: GamePick) =>
    findLegConflicts(
      [a, b].map((each, at) => ({ itemId: String(at), pick: each, quote: null })),
      [],
    ).excluded.length;
  const alternate = FIRST_ALTERNATE_LINE;
  expect(conflicts(pick(alternate, 'S'), pick(alternate, 'L'))).toBe(0);
  expect(conflicts(pick(alternate, 'S'), pick(0, 'S'))).toBe(1);
  expect(conflicts(pick(alternate, 'S'), pick(0, 'L'))).toBe(1);
  expect(conflicts(pick(alternate, 'S'), pick(alternate + 1, 'L'))).toBe(1);
});
