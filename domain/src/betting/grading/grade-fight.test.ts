import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { createGameWager } from '../../../testing/game-wagers.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { gradeGameWager } from './grade-game-wager.ts';

type Told = Partial<GameScore>;

const grade = (
  market: 'M' | 'L',
  side: 'team1' | 'over' | 'under',
  told: Told,
  { finalLine = null, league = 'UFC' }: { finalLine?: number | null; league?: string } = {},
): string | undefined =>
  gradeGameWager(
    createGameWager('Fighting', market, side, { finalLine, sportSubType: league }),
    createScore({ phase: 'final', score1: 1, score2: 0, ...told }),
  )?.result.join('');

const over = (finalLine: number, told: Told, league?: string) =>
  grade('L', 'over', told, { finalLine, ...(league !== undefined && { league }) });

describe('a fight', () => {
  it('HR-79.1: has action from the first bell, and none when it is called no contest', () => {
    expect(grade('M', 'team1', { rounds: 0, roundSeconds: 1 })).toBe('WW');
    expect(grade('M', 'team1', { rounds: 2, roundSeconds: 90, official: false })).toBe('XX');
    expect(over(1.5, { rounds: 2, roundSeconds: 90, official: false })).toBe('XX');
    expect(grade('M', 'team1', { phase: 'cancelled' })).toBe('XX');
  });

  it('HR-79.1: goes to who is told as its winner, whatever the score says', () => {
    expect(grade('M', 'team1', { score1: 0, score2: 0, winner: 1 })).toBe('WW');
    expect(grade('M', 'team1', { winner: 2 })).toBe('LL');
  });

  it('HR-79.3: set for another number of rounds the winner stands, and rounds are no action', () => {
    const told = { rounds: 3, roundsChanged: true };
    expect(grade('M', 'team1', told)).toBe('WW');
    expect(over(2.5, told)).toBe('XX');
  });

  it('HR-79.4: a fighter who doesn’t answer the bell lost in the round before', () => {
    // He stays on his stool after the second round.
    for (const told of [{ rounds: 2, roundSeconds: 0 }, { rounds: 2 }]) {
      expect(over(1.5, told)).toBe('WW');
      expect(over(2, told)).toBe('PP');
      expect(over(2.5, told)).toBe('LL');
    }
  });

  it('HR-79.5: half a round is 1:30 in boxing and 2:30 elsewhere, and exactly there is over', () => {
    const at = (roundSeconds: number) => ({ rounds: 2, roundSeconds });
    expect([over(2.5, at(149)), over(2.5, at(150)), over(2.5, at(151))]).toEqual(['LL', 'WW', 'WW']);
    expect([over(2.5, at(89), 'Boxing'), over(2.5, at(90), 'Boxing')]).toEqual(['LL', 'WW']);
    expect(grade('L', 'under', at(149), { finalLine: 2.5 })).toBe('WW');
  });

  it('HR-79.5: over and under are opposites, and a longer fight never loses an over', () => {
    const moment = fc.record({ rounds: fc.nat(12), roundSeconds: fc.nat(299) });
    const elapsed = ({ rounds, roundSeconds }: { rounds: number; roundSeconds: number }) =>
      rounds * 300 + roundSeconds;
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 1, max: 25 }), (one, other, halves) => {
        const finalLine = halves / 2;
        const [longer, shorter] = elapsed(one) >= elapsed(other) ? [one, other] : [other, one];
        if (over(finalLine, shorter) === 'WW') expect(over(finalLine, longer)).toBe('WW');
        const opposite = { WW: 'LL', LL: 'WW', PP: 'PP' }[over(finalLine, one) ?? ''];
        expect(grade('L', 'under', one, { finalLine })).toBe(opposite);
      }),
    );
  });

  it('HR-79.5: rounds wait for a final that doesn’t tell them', () => {
    expect(over(2.5, {})).toBeUndefined();
    expect(grade('M', 'team1', {})).toBe('WW');
  });

  it('HR-79.6: another fighter is no action', () => {
    for (const absent of [1, 2]) {
      expect(grade('M', 'team1', { absent })).toBe('XX');
      expect(over(2.5, { absent, rounds: 3 })).toBe('XX');
    }
  });
});
