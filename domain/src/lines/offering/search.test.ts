import { describe, expect, it } from 'vitest';
import { createContestLine, createGame } from '../../../testing/book-fixtures.ts';
import { matchesContestLine, matchesGame, parseSearch, SEARCH_MIN_CHARACTERS } from './search.ts';

const findsGame = (text: string, game = createGame()) => matchesGame(game, parseSearch(text)!);
const findsContest = (text: string) => matchesContestLine(createContestLine(), parseSearch(text)!);

describe('offering search', () => {
  it('VAL1-01: needs at least three characters, not counting spaces around them', () => {
    expect(SEARCH_MIN_CHARACTERS).toBe(3);
    expect(parseSearch('be')).toBeNull();
    expect(parseSearch('  be ')).toBeNull();
    expect(parseSearch('')).toBeNull();
    expect(parseSearch(' Bea ')).toBe('bea');
  });

  it('VAL2-59: finds part of either team name in any case', () => {
    for (const text of ['BEARS', 'bears', 'Chicago B', 'packers', 'een bay'])
      expect(findsGame(text)).toBe(true);
    expect(findsGame('lions')).toBe(false);
  });

  it('VAL2-59: finds names with and without their accents', () => {
    const game = createGame({ team1Id: 'Atlético Madrid', team2Id: 'Málaga' });
    expect(findsGame('atletico', game)).toBe(true);
    expect(findsGame('ATLÉTICO', game)).toBe(true);
    expect(findsGame('malaga', game)).toBe(true);
  });

  it('VAL2-59: finds names by the letters and apostrophes of a phone or a foreign keyboard', () => {
    const game = createGame({ team1Id: "Saint Mary's", team2Id: 'ŁKS Łódź' });
    for (const text of ["saint mary's", 'saint mary\u2019s', 'saint marys', 'lodz', 'lks', 'ŁÓDŹ'])
      expect([text, findsGame(text, game)]).toEqual([text, true]);
    const other = createGame({ team1Id: 'Hawai\u02bbi', team2Id: 'Ħamrun Spartans' });
    for (const text of ['hawaii', "hawai'i", 'hawai\u2019i', 'hamrun'])
      expect([text, findsGame(text, other)]).toEqual([text, true]);
    expect(findsGame('brondby', createGame({ team1Id: 'Brøndby' }))).toBe(true);
  });

  it('VAL1-01: accepts two characters in a script that has words of two', () => {
    expect(findsGame('東京', createGame({ team1Id: 'FC東京' }))).toBe(true);
    expect(parseSearch('東')).toBeNull();
    expect(parseSearch('東a')).toBeNull();
  });

  it('VAL2-59: finds a game by words of both teams', () => {
    for (const text of ['bears packers', 'packers chicago', 'green @ bears', 'chi gre'])
      expect([text, findsGame(text)]).toEqual([text, true]);
    for (const text of ['bears lions', 'chicago ackers', 'chicago bear chi'])
      expect([text, findsGame(text)]).toEqual([text, false]);
  });

  it('VAL2-60: finds rotation numbers by their first digits', () => {
    expect(findsGame('451')).toBe(true);
    expect(findsGame('452')).toBe(true);
    expect(findsGame('453')).toBe(false);
    const game = createGame({ team1RotNum: 1_451, team2RotNum: 1_452 });
    expect(findsGame('145', game)).toBe(true);
    expect(findsGame('451', game)).toBe(false);
  });

  it('VAL2-61: finds contestants by part of their name', () => {
    expect(findsContest('aberg')).toBe(true);
    expect(findsContest('ludvig')).toBe(true);
    expect(findsContest('scheffler')).toBe(false);
  });

  it('VAL2-62: finds contestants by rotation number', () => {
    expect(findsContest('8102')).toBe(true);
    expect(findsContest('102')).toBe(false);
  });
});
