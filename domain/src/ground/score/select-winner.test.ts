import { describe, expect, it } from 'vitest';
import { selectWinnerId } from './select-winner.ts';

const winnerOf = (score1: number | null, score2: number | null, sportType = 'Football') =>
  selectWinnerId({ sportType, team1Id: 'Packers', team2Id: 'Bears', score1, score2 });

describe('the winner of a game', () => {
  it('has the higher score', () => {
    expect([winnerOf(24, 17), winnerOf(17, 24), winnerOf(1, 0)]).toEqual(['Packers', 'Bears', 'Packers']);
  });

  it('has the lower score in golf', () => {
    expect([winnerOf(68, 71, 'Golf'), winnerOf(71, 68, 'Golf')]).toEqual(['Packers', 'Bears']);
  });

  it('is nobody after a draw, and before there is a score', () => {
    expect([winnerOf(1, 1), winnerOf(70, 70, 'Golf'), winnerOf(null, null)]).toEqual([null, null, null]);
    expect([winnerOf(null, 3), winnerOf(3, null)]).toEqual([null, null]);
  });
});
