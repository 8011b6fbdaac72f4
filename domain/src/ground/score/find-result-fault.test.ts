import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { readScore } from '../../../testing/game-wagers.ts';
import type { SportType } from '../sport/sports.ts';
import { findResultFault } from './find-result-fault.ts';
import type { GameScore } from './game-score.schema.ts';

const judge = (sportType: SportType, score: GameScore, sportSubType = '') =>
  findResultFault({ sportType, sportSubType }, score);

describe('a final that can’t be', () => {
  it('HR-75.1: a tie in baseball, basketball or hockey, 0 : 0 among them', () => {
    for (const sportType of ['Baseball', 'Basketball', 'Hockey'] as const)
      for (const points of [0, 3])
        expect(judge(sportType, createScore({ score1: points, score2: points })), sportType).toBe('level');
    for (const sportType of ['Football', 'Soccer', 'Fighting'] as const)
      expect(judge(sportType, createScore({ score1: 2, score2: 2 })), sportType).toBeNull();
    expect(judge('Football', createScore({ score1: 20, score2: 20 }), 'College Football')).toBe('level');
    // A game called before it was official may have been level.
    expect(judge('Baseball', readScore('1-1 0-0', { official: false }))).toBeNull();
  });

  it('HR-75.1: segments that don’t add up, unless they are level and the rest can be an overtime', () => {
    const quarters = '7-7 7-7 7-7 7-7';
    expect(judge('Football', readScore(quarters, { score1: 27, score2: 28 }))).toBe('segmentsExceed');
    expect(judge('Football', readScore(quarters, { score1: 34, score2: 28 }))).toBeNull();
    expect(judge('Football', readScore('7-0 7-7 7-7 7-7', { score1: 34, score2: 28 }))).toBe(
      'segmentsFallShort',
    );
    expect(judge('Baseball', readScore('1-0 0-0 0-1', { score1: 4, score2: 3 }))).toBe('segmentsFallShort');
  });

  it('HR-70.4, HR-75.1: some but too few segments, unless it says how much was played', () => {
    const three = readScore('30-25 30-25 25-25');
    expect(judge('Basketball', three, 'NBA')).toBe('tooFewSegments');
    expect(judge('Basketball', { ...three, playedMinutes: 40 }, 'NBA')).toBeNull();
    expect(judge('Basketball', { ...three, official: true }, 'NBA')).toBeNull();
    expect(judge('Basketball', readScore('30-25 30-25'), 'College Basketball')).toBeNull();
    expect(judge('Soccer', readScore('1-0'))).toBe('tooFewSegments');
    expect(judge('Hockey', readScore('1-0 1-0'))).toBe('tooFewSegments');
    // Innings and sets say it themselves.
    expect(judge('Baseball', readScore('1-0 1-0 1-0 1-0 1-0'))).toBeNull();
    expect(judge('Tennis', readScore('6-4 1-3', { score1: 1, score2: 0 }))).toBeNull();
  });

  it('HR-70.5: two or three segments of basketball in a league that the book doesn’t know', () => {
    expect(judge('Basketball', readScore('30-25 30-25'), 'Liga X')).toBe('unknownLayout');
    expect(judge('Basketball', readScore('30-25 30-25 9-5'), 'Liga X')).toBe('unknownLayout');
    expect(judge('Basketball', readScore('30-25'), 'Liga X')).toBe('tooFewSegments');
    expect(judge('Basketball', readScore('20-15 20-15 20-15 20-15'), 'Liga X')).toBeNull();
  });
});
