import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { createGameWager as wager } from '../../../testing/game-wagers.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import { gradeGameWager } from './grade-game-wager.ts';

const NO_ACTION = { result: ['X', 'X'], reprice: false };
const whole = (half: string) => ({ result: [half, half], reprice: false });

describe('grading a wager on a game', () => {
  it('HR-40.6: waits for the final', () => {
    for (const phase of ['scheduled', 'live'] as const) {
      const score = createScore({ phase, score1: 24, score2: 20 });
      expect(gradeGameWager(wager('Football', 'M', 'team1'), score)).toBeNull();
    }
  });

  it('HR-73.2, HR-73.3: a game that stopped or never began waits; once it is called off nothing is in action', () => {
    for (const phase of ['suspended', 'postponed'] as const) {
      const score = createScore({ phase, score1: 24, score2: 20 });
      expect(gradeGameWager(wager('Football', 'M', 'team1'), score)).toBeNull();
    }
    const score = createScore({ phase: 'cancelled' });
    expect(gradeGameWager(wager('Football', 'M', 'team1'), score)).toEqual(NO_ACTION);
    expect(gradeGameWager(wager('Soccer', 'L', 'over', { finalLine: 2.5 }), score)).toEqual(NO_ACTION);
  });

  it('HR-40.6: graded on the points of its own period', () => {
    const score = createScore({
      score1: 24,
      score2: 20,
      segments: [
        [0, 10],
        [0, 0],
        [14, 10],
        [10, 0],
      ],
    });
    expect(gradeGameWager(wager('Football', 'S', 'team1', { finalLine: -3.5 }), score)).toEqual(whole('W'));
    const firstHalf = wager('Football', 'S', 'team1', { finalLine: -3.5, periodNumber: 1 });
    expect(gradeGameWager(firstHalf, score)).toEqual(whole('L'));
    const total = wager('Football', 'L', 'over', { finalLine: 44 });
    expect(gradeGameWager(total, score)).toEqual(whole('P'));
    const teamTotal = wager('Football', 'E', 'team2Under', { finalLine: 20.5 });
    expect(gradeGameWager(teamTotal, score)).toEqual(whole('W'));
  });

  it('HR-40.1: a money line with a draw is about regulation, in hockey too, the two-way one about the game', () => {
    const score = createScore({
      score1: 3,
      score2: 2,
      segments: [
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    });
    expect(gradeGameWager(wager('Hockey', 'M', 'team1'), score)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Hockey', 'M', 'team1', { threeWay: true }), score)).toEqual(whole('L'));
    expect(gradeGameWager(wager('Hockey', 'M', 'draw', { threeWay: true }), score)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Hockey', 'M', 'draw'), { ...score, segments: [] })).toBeNull();
  });

  it('HR-34.1, HR-34.2: listed pitchers who do not start are no action, an action wager stands at a new price', () => {
    const pitchers = { listedPitcher1: 'Cole', listedPitcher2: 'Sale' };
    const score = createScore({ score1: 5, score2: 3, startingPitcher1: 'Cortes', startingPitcher2: 'Sale' });
    const action = { ...pitchers, pitcher1ReqFlag: false };
    expect(gradeGameWager(wager('Baseball', 'M', 'team1', pitchers), score)).toEqual(NO_ACTION);
    expect(gradeGameWager(wager('Baseball', 'M', 'team1', action), score)).toEqual({
      result: ['W', 'W'],
      reprice: true,
    });
    const known = { ...score, startingPitcher1: null };
    expect(gradeGameWager(wager('Baseball', 'M', 'team1', pitchers), known)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Football', 'M', 'team1', pitchers), score)).toEqual(whole('W'));
  });

  it('HR-34.3: a run line and a total are listed, whatever was chosen', () => {
    const action = { listedPitcher1: 'Cole', listedPitcher2: 'Sale', pitcher1ReqFlag: false };
    const score = createScore({ score1: 5, score2: 3, startingPitcher1: 'Cortes', startingPitcher2: 'Sale' });
    const asListed = { ...score, startingPitcher1: 'Cole' };
    for (const [market, side, finalLine] of [
      ['S', 'team1', -1.5],
      ['L', 'over', 7.5],
    ] as const) {
      const listed = wager('Baseball', market, side, { ...action, finalLine });
      expect(gradeGameWager(listed, score)).toEqual(NO_ACTION);
      expect(gradeGameWager(listed, asListed)).not.toEqual(NO_ACTION);
    }
  });

  it('HR-40.6: a tennis match goes to the sets, its spread and total to the games', () => {
    // 0 : 6, 7 : 6, 7 : 6: two sets to one with fewer games.
    const score = createScore({
      score1: 2,
      score2: 1,
      segments: [
        [0, 6],
        [7, 6],
        [7, 6],
      ],
    });
    expect(gradeGameWager(wager('Tennis', 'M', 'team1'), score)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Tennis', 'S', 'team1', { finalLine: 3.5 }), score)).toEqual(whole('L'));
    expect(gradeGameWager(wager('Tennis', 'S', 'team1', { finalLine: 4.5 }), score)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Tennis', 'L', 'over', { finalLine: 31.5 }), score)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Tennis', 'M', 'team2', { periodNumber: 1 }), score)).toEqual(whole('W'));
    const setsOnly = { ...score, segments: [] };
    expect(gradeGameWager(wager('Tennis', 'M', 'team1'), setsOnly)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Tennis', 'L', 'over', { finalLine: 31.5 }), setsOnly)).toBeNull();
  });

  it('HR-40.6: the golfer with fewer strokes wins', () => {
    const score = createScore({ score1: 276, score2: 279 });
    expect(gradeGameWager(wager('Golf', 'M', 'team1'), score)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Golf', 'S', 'team1', { finalLine: -2.5 }), score)).toEqual(whole('W'));
    expect(gradeGameWager(wager('Golf', 'S', 'team2', { finalLine: 2.5 }), score)).toEqual(whole('L'));
    expect(gradeGameWager(wager('Golf', 'L', 'under', { finalLine: 555.5 }), score)).toEqual(whole('W'));
  });

  it('HR-40.4: a final without period scores decides what comes out the same however it was reached', () => {
    for (const sportType of ['Football', 'Basketball', 'Baseball', 'Hockey', 'Soccer']) {
      const score = createScore({ score1: 3, score2: 2 });
      const inFirst = (side: Side, finalLine: number) =>
        gradeGameWager(wager(sportType, 'L', side, { finalLine, periodNumber: 1 }), score);
      expect([inFirst('over', 5.5), inFirst('under', 5.5)], sportType).toEqual([whole('L'), whole('W')]);
      expect([inFirst('over', 4.5), inFirst('over', 0.5)], sportType).toEqual([null, null]);
    }
    // Regulation ended with anything up to the final: a tie of two games goes on after any score.
    const score = createScore({ score1: 3, score2: 2 });
    const soccer = (market: Market, side: Side, finalLine: number | null, fields = {}) =>
      gradeGameWager(wager('Soccer', market, side, { finalLine, ...fields }), score);
    expect([soccer('L', 'under', 5.5), soccer('L', 'over', 5.5)]).toEqual([whole('W'), whole('L')]);
    expect([soccer('L', 'over', 4.5), soccer('S', 'team1', -0.5)]).toEqual([null, null]);
    expect([soccer('S', 'team1', 2.5), soccer('S', 'team1', 0.5)]).toEqual([whole('W'), null]);
    expect([soccer('E', 'team1Under', 3.5), soccer('E', 'team1Over', 2.5)]).toEqual([whole('W'), null]);
    for (const side of ['team1', 'team2', 'draw'] as const)
      expect(soccer('M', side, null, { threeWay: true })).toBeNull();
  });

  it('HR-40.4: period scores that don’t tell a period leave it open', () => {
    // Two halves of a college game say nothing of its quarters.
    const score = createScore({
      score1: 70,
      score2: 60,
      segments: [
        [30, 30],
        [40, 30],
      ],
    });
    const quarter = wager('Basketball', 'L', 'over', { finalLine: 200.5, periodNumber: 3 });
    expect(gradeGameWager({ ...quarter, sportSubType: 'NCAAB' }, score)).toBeNull();
    expect(gradeGameWager(quarter, score)).toBeNull();
  });

  it('a sport that nobody knows, or a period that it does not have, is left to the operator', () => {
    const score = createScore({ score1: 1 });
    expect(gradeGameWager(wager('Quidditch', 'M', 'team1'), score)).toBeNull();
    expect(gradeGameWager(wager('Football', 'M', 'team1', { periodNumber: 12 }), score)).toBeNull();
  });
});
