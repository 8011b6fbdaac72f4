import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { createGameWager, readScore } from '../../../testing/game-wagers.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeGameWager } from './grade-game-wager.ts';

const grade = (wager: GameWagerToGrade, score: GameScore): string | null =>
  gradeGameWager(wager, score)?.result.join('') ?? null;

describe('a rugby match', () => {
  const afterExtraTime = readScore('10-10 12-12 7-0', { score1: 29, score2: 22 });

  it('HR-74.2: goes by its two halves, and a level one is the draw’s', () => {
    const draw = createGameWager('Rugby', 'M', 'draw', { threeWay: true });
    const winner = createGameWager('Rugby', 'M', 'team1', { threeWay: true });
    const over = createGameWager('Rugby', 'L', 'over', { finalLine: 45 });
    expect([draw, winner, over].map((wager) => grade(wager, afterExtraTime))).toEqual(['WW', 'LL', 'LL']);
    expect(grade(over, createScore({ score1: 29, score2: 22 }))).toBeNull();
  });
});

describe('a volleyball match', () => {
  const winner = createGameWager('Volleyball', 'M', 'team1');
  const over = (finalLine: number) => createGameWager('Volleyball', 'L', 'over', { finalLine });
  const fifth = readScore('25-20 20-25 26-24 23-25 15-13', { score1: 3, score2: 2 });

  it('HR-78.1: goes to who advances, from one complete set on', () => {
    expect(grade(winner, fifth)).toBe('WW');
    // A fifth set is shorter, and no other is.
    expect(grade(winner, readScore('25-20 20-25 26-24 15-13', { score1: 2, score2: 1 }))).toBeNull();
    expect(grade(winner, readScore('14-9', { score1: 0, score2: 0, winner: 1 }))).toBe('XX');
    expect(grade(winner, readScore('25-9 3-1', { score1: 1, score2: 0, winner: 1 }))).toBe('WW');
  });

  it('HR-78.2: has its spreads and totals by points, those of the fifth set among them', () => {
    expect([over(215.5), over(216), over(216.5)].map((wager) => grade(wager, fifth))).toEqual([
      'WW',
      'PP',
      'LL',
    ]);
    const spread = createGameWager('Volleyball', 'S', 'team1', { finalLine: -2.5 });
    expect(grade(spread, fifth)).toBe('LL');
    // At two sets to one the match isn't over, and no total has action that wasn't passed.
    expect(grade(over(216.5), readScore('25-20 20-25 26-24', { score1: 2, score2: 1 }))).toBe('XX');
  });

  it('HR-78.3: a set goes on at 25 to 24', () => {
    const set = createGameWager('Volleyball', 'M', 'team1', { periodNumber: 1 });
    expect(grade(set, readScore('25-24', { score1: 0, score2: 0 }))).toBe('XX');
    expect(grade(set, readScore('26-24 25-20 25-20', { score1: 3, score2: 0 }))).toBe('WW');
  });
});

describe('a cricket match', () => {
  it('HR-40.2: counts both innings, and a level one is a push', () => {
    const winner = createGameWager('Cricket', 'M', 'team2');
    const level = readScore('160-0 0-160', { score1: 160, score2: 160 });
    expect(grade(winner, level)).toBe('PP');
    expect(grade(winner, readScore('160-0 0-164', { score1: 160, score2: 164 }))).toBe('WW');
    expect(grade(createGameWager('Cricket', 'L', 'over', { finalLine: 319.5 }), level)).toBe('WW');
  });
});
