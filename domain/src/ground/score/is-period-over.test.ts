import { expect, it } from 'vitest';
import { isLineOver } from './is-period-over.ts';

type Score = NonNullable<Parameters<typeof isLineOver>[2]>;

const scoreOf = (phase: Score['phase'], ...segments: Score['segments'][number][]): Score => ({
  phase,
  segments,
  score1: segments.reduce((sum, [team1]) => sum + team1, 0),
  score2: segments.reduce((sum, [, team2]) => sum + team2, 0),
});
const NHL = { sportType: 'Hockey', sportSubType: 'NHL' };
const COLLEGE = { sportType: 'Basketball', sportSubType: 'NCAAB' };
const TENNIS = { sportType: 'Tennis', sportSubType: 'ATP' };
const REGULATION = 10;

it('nothing is over before there is a score, nor where its league is of no sport that the book knows', () => {
  expect(isLineOver(NHL, 0, null)).toBe(false);
  expect(isLineOver(NHL, 1, scoreOf('scheduled'))).toBe(false);
  expect(
    isLineOver({ sportType: 'Curling', sportSubType: 'World' }, 1, scoreOf('live', [1, 0], [0, 0])),
  ).toBe(false);
});

it('the regulation is over when the overtime has begun, and the game is not', () => {
  const third = scoreOf('live', [1, 0], [0, 1], [0, 0]);
  const overtime = scoreOf('live', [1, 0], [0, 1], [0, 0], [0, 0]);
  expect([third, overtime].map((score) => isLineOver(NHL, REGULATION, score))).toEqual([false, true]);
  expect(isLineOver(NHL, 0, overtime)).toBe(false);
  expect(isLineOver(NHL, 0, { ...overtime, phase: 'final' })).toBe(true);
});

it('a total that has more than the segments was scored in the next one', () => {
  expect(isLineOver(NHL, 1, { ...scoreOf('live', [1, 0]), score2: 0 })).toBe(false);
  expect(isLineOver(NHL, 1, { ...scoreOf('live', [1, 0]), score2: 1 })).toBe(true);
});

it('the first of two halves is over when the second is listed', () => {
  expect(isLineOver(COLLEGE, 1, scoreOf('live', [30, 31]))).toBe(false);
  expect(isLineOver(COLLEGE, 1, scoreOf('live', [30, 31], [0, 0]))).toBe(true);
});

it('a match of tennis is over when its score says so alone', () => {
  expect(isLineOver(TENNIS, 0, scoreOf('live', [6, 0], [6, 0], [5, 0]))).toBe(false);
});

it('a game that is called off is over, and one that is put off is not', () => {
  expect(isLineOver(NHL, 0, scoreOf('cancelled'))).toBe(true);
  expect(isLineOver(NHL, 0, scoreOf('postponed'))).toBe(false);
  expect(isLineOver(NHL, 0, scoreOf('suspended', [1, 0]))).toBe(false);
});
