import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import type { GamePick, Market, Side } from '../../ground/pick/pick.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { sumSegments } from '../../ground/score/period-score.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { calculateLegStanding } from './leg-standing.ts';

const wager = (
  market: Market,
  side: Side,
  finalLine: number | null = null,
  fields: Partial<GameWagerToGrade> & { periodNumber?: number } = {},
): GameWagerToGrade => {
  const { periodNumber = 0, ...rest } = fields;
  const pick: GamePick = { type: 'G', gameNum: 1, periodNumber, market, side };
  return {
    sportType: 'Football',
    sportSubType: '',
    pick,
    finalLine,
    threeWay: false,
    pitcher1ReqFlag: true,
    pitcher2ReqFlag: true,
    listedPitcher1: null,
    listedPitcher2: null,
    ...rest,
  };
};

const live = (...segments: Array<readonly [number, number]>): GameScore =>
  createScore({ phase: 'live', segments, ...sumSegments(segments) });

describe('the running result of a leg while its game is played', () => {
  it('HR-40.6: covering by the points beyond its number, short by the points that it needs', () => {
    const score = live([7, 3], [10, 7]);
    expect(calculateLegStanding(wager('S', 'team1', -4.5), score)).toEqual({
      result: ['W', 'W'],
      points: { score1: 17, score2: 10 },
      margin: 2.5,
      pointsNeeded: 0,
      isOver: false,
      isDecided: false,
    });
    expect(calculateLegStanding(wager('S', 'team1', -10.5), score)).toMatchObject({
      result: ['L', 'L'],
      margin: -3.5,
      pointsNeeded: 4,
    });
    expect(calculateLegStanding(wager('L', 'over', 30), score)).toMatchObject({
      margin: -3,
      pointsNeeded: 4,
    });
    expect(calculateLegStanding(wager('L', 'under', 30), score)).toMatchObject({
      result: ['W', 'W'],
      margin: 3,
      pointsNeeded: null,
    });
    expect(calculateLegStanding(wager('E', 'team2Over', 10), score)).toMatchObject({
      result: ['P', 'P'],
      margin: 0,
      pointsNeeded: 1,
    });
  });

  it('HR-33.1: a leg on the number of a quarter line is half won or half lost', () => {
    const score = live([0, 0], [1, 0]);
    const soccer = { sportType: 'Soccer' };
    expect(calculateLegStanding(wager('S', 'team1', -0.75, soccer), score)).toMatchObject({
      result: ['P', 'W'],
      pointsNeeded: 1,
    });
    expect(calculateLegStanding(wager('L', 'over', 1.25, soccer), score)).toMatchObject({
      result: ['L', 'P'],
      pointsNeeded: 1,
    });
  });

  it('HR-40.1: a period counts its own points, nothing before it begins, and is over when the next has begun', () => {
    const score = live([7, 3], [10, 7], [0, 3]);
    const inPeriod = (periodNumber: number) =>
      calculateLegStanding(wager('L', 'over', 20.5, { periodNumber }), score);
    expect(inPeriod(1)).toMatchObject({ points: { score1: 17, score2: 10 }, isOver: true });
    expect(inPeriod(2)).toMatchObject({ points: { score1: 0, score2: 3 }, isOver: false });
    expect(inPeriod(5)).toMatchObject({ points: { score1: 0, score2: 3 }, isOver: false });
    expect(inPeriod(6)).toBeNull();
  });

  it('HR-40.1: points that the feed lists in no segment yet were scored in the one being played', () => {
    const score = { ...live([7, 3]), score1: 14 };
    const inPeriod = (periodNumber: number) =>
      calculateLegStanding(wager('L', 'over', 3.5, { periodNumber }), score)?.points;
    expect([inPeriod(3), inPeriod(4), inPeriod(0)]).toEqual([
      { score1: 7, score2: 3 },
      { score1: 7, score2: 0 },
      { score1: 14, score2: 3 },
    ]);
    const others = { ...live([7, 3]), score2: 10 };
    expect(calculateLegStanding(wager('L', 'over', 3.5, { periodNumber: 4 }), others)?.points).toEqual({
      score1: 0,
      score2: 7,
    });
  });

  it('HR-40.6: a draw counts for who bet on it, and against both teams where it is offered', () => {
    const score = live([1, 0], [0, 1]);
    const standing = (side: Side, threeWay: boolean) =>
      calculateLegStanding(wager('M', side, null, { sportType: 'Soccer', threeWay }), score)?.result[0];
    expect([standing('draw', true), standing('team1', true), standing('team1', false)]).toEqual([
      'W',
      'L',
      'P',
    ]);
  });

  it('HR-40.1: extra time changes nothing of a bet on the regulation', () => {
    const bet = wager('L', 'over', 2.5, { sportType: 'Soccer' });
    expect(calculateLegStanding(bet, live([1, 0], [0, 1], [1, 0]))).toMatchObject({
      result: ['L', 'L'],
      points: { score1: 1, score2: 1 },
      isOver: true,
    });
  });

  it('HR-40.1: overtime goes on counting, but for a winner of three ways', () => {
    const score = live([7, 0], [0, 7], [3, 0], [0, 3], [3, 0]);
    const inGame = (market: Market, side: Side, fields = {}) =>
      calculateLegStanding(wager(market, side, market === 'M' ? null : 20.5, fields), score);
    expect(inGame('L', 'over')).toMatchObject({ result: ['W', 'W'], isOver: false });
    expect(inGame('M', 'team1')).toMatchObject({ result: ['W', 'W'], isOver: false });
    expect(inGame('M', 'team1', { threeWay: true })).toMatchObject({ result: ['L', 'L'], isOver: true });
    expect(inGame('M', 'draw', { threeWay: true })).toMatchObject({
      result: ['W', 'W'],
      pointsNeeded: null,
      isOver: true,
    });
    expect(inGame('M', 'team2', { periodNumber: 2, threeWay: true })).toMatchObject({ isOver: false });
    const unlisted = { ...live([7, 0], [0, 7], [3, 0], [0, 3]), score1: 13 };
    expect(calculateLegStanding(wager('L', 'over', 2.5, { periodNumber: 6 }), unlisted)).toMatchObject({
      points: { score1: 0, score2: 3 },
      isOver: false,
    });
    expect(inGame('M', 'team1', { sportType: 'Hockey' })).toMatchObject({ result: ['W', 'W'] });
  });

  it('HR-40.1: a half’s winner is of its own points', () => {
    const score = live([7, 3], [0, 7], [20, 0]);
    expect(calculateLegStanding(wager('M', 'team2', null, { periodNumber: 1 }), score)).toMatchObject({
      result: ['W', 'W'],
      points: { score1: 7, score2: 10 },
      isOver: true,
    });
  });

  it('HR-34.1: another starter than the one listed is no action from the first pitch', () => {
    const bet = wager('L', 'over', 8.5, { sportType: 'Baseball', listedPitcher1: 'Skubal' });
    const score = { ...live([1, 0]), startingPitcher1: 'Skenes' };
    expect(calculateLegStanding(bet, score)).toMatchObject({ result: ['X', 'X'], margin: null });
  });

  it('HR-40.6: a tennis match is judged by its sets, its games as they are counted', () => {
    const score = { ...live([6, 4], [0, 3]), score1: 1, score2: 0 };
    const tennis = { sportType: 'Tennis' };
    expect(calculateLegStanding(wager('M', 'team1', null, tennis), score)).toMatchObject({
      result: ['W', 'W'],
      points: { score1: 1, score2: 0 },
    });
    expect(calculateLegStanding(wager('S', 'team1', 0.5, tennis), score)).toMatchObject({
      margin: -0.5,
      isOver: false,
    });
    const inSet = { ...tennis, periodNumber: 1 };
    expect(calculateLegStanding(wager('M', 'team1', null, inSet), score)).toMatchObject({
      result: ['W', 'W'],
      isOver: true,
    });
  });

  it('says nothing where the score doesn’t tell', () => {
    const halves = live([30, 28], [10, 12]);
    const inHalf = { sportType: 'Basketball', periodNumber: 1 };
    expect(calculateLegStanding(wager('L', 'over', 50.5, inHalf), halves)).toBeNull();
    expect(
      calculateLegStanding(wager('L', 'over', 50.5, { sportType: 'Basketball' }), halves),
    ).not.toBeNull();
    const quarters = [live([9, 8]), live([9, 8], [7, 7], [5, 5]), live([9, 8], [7, 7], [5, 5], [6, 6])];
    expect(
      quarters.map((score) => calculateLegStanding(wager('L', 'over', 9.5, inHalf), score) === null),
    ).toEqual([true, true, false]);
    const inQuarter = { sportType: 'Basketball', sportSubType: 'NBA', periodNumber: 3 };
    expect(calculateLegStanding(wager('L', 'over', 50.5, inQuarter), halves)).not.toBeNull();
    expect(calculateLegStanding(wager('L', 'over', 50.5, { periodNumber: 99 }), halves)).toBeNull();
    const untold = { ...live(), score1: 10 };
    expect(calculateLegStanding(wager('L', 'over', 50.5, { periodNumber: 1 }), untold)).toBeNull();
    expect(calculateLegStanding(wager('M', 'team1'), untold)).toMatchObject({ margin: 10 });
    for (const sportType of ['Golf', 'Fighting', 'Quidditch'])
      expect(
        calculateLegStanding(wager('M', 'team1', null, { sportType }), live([1, 0])),
        sportType,
      ).toBeNull();
    expect(calculateLegStanding(wager('M', 'team1'), createScore({ phase: 'scheduled' }))).toBeNull();
  });
});
