import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { createGameWager } from '../../../testing/game-wagers.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { gradeGameWager } from './grade-game-wager.ts';

const grade = (
  told: Partial<GameScore>,
  market: 'M' | 'S' | 'L' = 'M',
  finalLine: number | null = null,
): string | undefined =>
  gradeGameWager(
    createGameWager('Golf', market, market === 'L' ? 'under' : 'team1', { finalLine, sportSubType: 'PGA' }),
    createScore({ phase: 'final', segments: [], ...told }),
  )?.result.join('');

describe('a match-up of golfers', () => {
  it('HR-80.1: is no action unless both tee off, and in action whatever becomes of them then', () => {
    for (const absent of [1, 2])
      expect(grade({ absent, score1: 70, score2: 0, holes1: 18, holes2: 0 })).toBe('XX');
    // Player 2 withdrew on the first hole.
    expect(grade({ score1: 75, score2: 0, holes1: 18, holes2: 0 })).toBe('WW');
  });

  it('HR-80.2: goes to who completed more holes, then to the lower score; a tie pushes', () => {
    expect(grade({ score1: 280, score2: 140, holes1: 72, holes2: 36 })).toBe('WW');
    expect(grade({ score1: 140, score2: 280, holes1: 36, holes2: 72 })).toBe('LL');
    expect(grade({ score1: 140, score2: 150, holes1: 36, holes2: 36 })).toBe('WW');
    expect(grade({ score1: 140, score2: 150 })).toBe('WW');
    expect(grade({ score1: 140, score2: 140, holes1: 36, holes2: 36 })).toBe('PP');
    // Strokes over different holes can’t be compared by a number.
    expect(grade({ score1: 280, score2: 140, holes1: 72, holes2: 36 }, 'S', -1.5)).toBe('XX');
    expect(grade({ score1: 280, score2: 140, holes1: 72, holes2: 36 }, 'L', 500.5)).toBe('XX');
  });

  it('HR-80.2: doesn’t count play-offs', () => {
    const segments: GameScore['segments'] = [
      [70, 70],
      [70, 70],
      [70, 70],
      [70, 70],
      [3, 4],
    ];
    expect(grade({ score1: 283, score2: 284, segments })).toBe('PP');
    expect(grade({ score1: 283, score2: 284, segments }, 'L', 560.5)).toBe('WW');
  });
});
