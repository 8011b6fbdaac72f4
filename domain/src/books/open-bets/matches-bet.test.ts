import { describe, expect, it } from 'vitest';
import { foldSearch } from '../../lines/offering/search.ts';
import { matchesBet } from './matches-bet.ts';

const GAME = {
  team1Id: 'Los Angeles Lakers',
  team2Id: 'Boston Celtics',
  contestDesc: null,
  contestantName: null,
  sportSubType: 'NBA',
  team1RotNum: 501,
  team2RotNum: 502,
};
const OTHER = {
  team1Id: 'Łódź',
  team2Id: 'Chicago Bulls',
  contestDesc: 'Winner',
  contestantName: 'Ann O’Hara',
  sportSubType: 'Awards',
  team1RotNum: 0,
  team2RotNum: 0,
};
const bet = { ticketNumber: 100_234, items: [GAME, OTHER] };

describe('the text of a search for bets', () => {
  it.each([
    ['lakers', true],
    ['akers', true],
    ['lodz', true],
    ["o'hara", true],
    ['celtics lakers', true],
    ['lakers @ celtics', true],
    ['los cel', true],
    ['100234', true],
    ['1002', true],
    ['0234', false],
    ['501', true],
    ['502', true],
    ['50', false],
    ['02', false],
    ['0', false],
    ['nba', true],
    ['nba lakers', true],
    ['nba bulls', false],
    ['nhl', false],
    ['lakers bulls', false],
    ['lakers heat', false],
    ['%', false],
    ['', true],
  ])('%s: %s', (text, isFound) => expect(matchesBet(bet, foldSearch(text))).toBe(isFound));
});
