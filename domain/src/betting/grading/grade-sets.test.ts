import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { createGameWager, readScore } from '../../../testing/game-wagers.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeGameWager } from './grade-game-wager.ts';

const grade = (wager: GameWagerToGrade, score: GameScore): string | null =>
  gradeGameWager(wager, score)?.result.join('') ?? null;

const winner = createGameWager('Tennis', 'M', 'team1');
const over = (finalLine: number) => createGameWager('Tennis', 'L', 'over', { finalLine });
const set = (periodNumber: number) => createGameWager('Tennis', 'M', 'team1', { periodNumber });

/** `score1` and `score2` count sets. */
const match = (text: string, score1: number, score2: number, fields: Partial<GameScore> = {}) =>
  readScore(text, { score1, score2, ...fields });

describe('a tennis match', () => {
  it('HR-78.1: goes to who advances, from one complete set on', () => {
    expect(grade(winner, match('6-4 7-6', 2, 0))).toBe('WW');
    const retired = match('6-4 1-3', 1, 0);
    // The score doesn't tell who retired.
    expect(grade(winner, retired)).toBeNull();
    expect(grade(winner, { ...retired, winner: 2 })).toBe('LL');
    expect(grade(winner, { ...retired, winner: 1 })).toBe('WW');
    expect(grade(winner, match('4-1', 0, 0, { winner: 2 }))).toBe('XX');
    expect(grade(winner, createScore({ winner: 1 }))).toBe('XX');
    expect(grade(winner, createScore({ score1: 1 }))).toBeNull();
    expect(grade(winner, createScore({ score1: 2, score2: 1 }))).toBe('WW');
  });

  it('HR-78.2: spreads and totals of games need the match complete unless decided', () => {
    const retired = match('6-4 1-3', 1, 0, { winner: 1 });
    expect([grade(over(13.5), retired), grade(over(14.5), retired)]).toEqual(['WW', 'XX']);
    expect(grade(createGameWager('Tennis', 'L', 'under', { finalLine: 13.5 }), retired)).toBe('LL');
    expect(grade(createGameWager('Tennis', 'S', 'team1', { finalLine: 5.5 }), retired)).toBe('XX');
    const whole = match('6-4 3-6 10-7', 2, 1);
    // The match tie-break is one game: 10 : 10 in games.
    expect([grade(over(19.5), whole), grade(over(20.5), whole)]).toEqual(['WW', 'LL']);
    expect(grade(createGameWager('Tennis', 'S', 'team1', { finalLine: 0.5 }), whole)).toBe('WW');
  });

  it('HR-78.3: an unfinished set belongs to nobody', () => {
    // 1 : 0 in sets, not 1 : 1.
    expect(grade(winner, match('6-4 1-3', 1, 0, { winner: 1 }))).toBe('WW');
    expect(grade(set(1), match('5-4', 0, 0))).toBe('XX');
    expect(grade(set(1), match('5-6', 0, 0))).toBe('XX');
  });

  it('HR-78.4: a set market stands when its set was completed, whatever becomes of the match', () => {
    for (const phase of ['final', 'cancelled'] as const)
      expect(grade(set(1), match('7-5 1-3', 1, 0, { phase }))).toBe('WW');
    expect(grade(set(1), createScore({ score1: 2 }))).toBeNull();
  });
});
