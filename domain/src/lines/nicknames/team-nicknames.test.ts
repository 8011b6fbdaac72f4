import { describe, expect, it } from 'vitest';
import { createGame } from '../../../testing/book-fixtures.ts';
import { matchesBet } from '../../books/open-bets/matches-bet.ts';
import { foldSearch, hasWord, matchesGame, parseSearch } from '../offering/search.ts';
import { nicknamesOf, TEAM_NICKNAMES } from './team-nicknames.ts';

const LEAGUES = Object.entries(TEAM_NICKNAMES);

describe('nicknames of teams', () => {
  it.each(LEAGUES)('of the %s are each one team’s, once', (_, rows) => {
    const all = rows.flatMap(({ nicknames }) => nicknames);
    expect(all.filter((nickname, at) => all.indexOf(nickname) !== at)).toEqual([]);
    expect(all.length).toBeGreaterThan(15);
  });

  it.each(LEAGUES)('of the %s are written as searches compare them', (_, rows) => {
    const texts = rows.flatMap(({ names, nicknames }) => [...names, ...nicknames]);
    expect(texts.filter((text) => text === '' || text !== foldSearch(text).trim())).toEqual([]);
  });

  it.each(LEAGUES)('of the %s say what the name alone doesn’t', (_, rows) => {
    const idle = rows.flatMap(({ names, nicknames }) =>
      nicknames.filter((nickname) => names.every((name) => hasWord(name, nickname))),
    );
    expect(idle).toEqual([]);
  });

  it('belong to one name in all leagues', () => {
    const names = LEAGUES.flatMap(([, rows]) => rows.flatMap((row) => row.names));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are nobody’s who has none, whatever the name is', () => {
    for (const name of ['', '__proto__', 'constructor', 'no such team'])
      expect(nicknamesOf(name)).toEqual([]);
  });
});

describe('a search by nicknames', () => {
  const finds = (text: string, team1Id: string, team2Id: string) =>
    matchesGame(createGame({ team1Id, team2Id }), parseSearch(text)!, nicknamesOf);

  it('VAL2-59: finds a team by what people call it, from its first letters on', () => {
    for (const text of ['niners', 'Niners', 'nin', 'forty niners'])
      expect([text, finds(text, 'San Francisco 49ers', 'Dallas Cowboys')]).toEqual([text, true]);
    expect(finds('sixers', 'Miami Heat', 'Philadelphia 76ers')).toBe(true);
    expect(finds('habs', 'Montréal Canadiens', 'Boston Bruins')).toBe(true);
    expect(finds('man u', 'Manchester United', 'Everton')).toBe(true);
    expect(finds('gunners', 'Arsenal', 'Chelsea')).toBe(true);
    expect(finds('niners', 'Dallas Cowboys', 'New York Jets')).toBe(false);
  });

  it('finds every team of a nickname that several have', () => {
    expect(finds('spurs', 'San Antonio Spurs', 'Utah Jazz')).toBe(true);
    expect(finds('spurs', 'Tottenham Hotspur', 'Fulham')).toBe(true);
    expect(finds('bolts', 'Los Angeles Chargers', 'Denver Broncos')).toBe(true);
    expect(finds('bolts', 'Tampa Bay Lightning', 'Dallas Stars')).toBe(true);
  });

  it('finds a game by words of both teams, nicknames among them', () => {
    expect(finds('kc ravens', 'Kansas City Chiefs', 'Baltimore Ravens')).toBe(true);
    expect(finds('kc jets', 'Kansas City Chiefs', 'Baltimore Ravens')).toBe(false);
  });

  it('joins no two nicknames into one, and has none in the middle of a word', () => {
    expect(finds('niners forty niners', 'San Francisco 49ers', 'Dallas Cowboys')).toBe(false);
    expect(finds('iners', 'San Francisco 49ers', 'Dallas Cowboys')).toBe(false);
  });

  it('finds a bet the same way', () => {
    const bet = {
      ticketNumber: 100_001,
      items: [
        {
          team1Id: 'San Francisco 49ers',
          team2Id: 'Dallas Cowboys',
          contestDesc: null,
          contestantName: null,
          sportSubType: 'NFL',
          team1RotNum: 451,
          team2RotNum: 452,
        },
      ],
    };
    expect(matchesBet(bet, 'niners', nicknamesOf)).toBe(true);
    expect(matchesBet(bet, 'niners cowboys', nicknamesOf)).toBe(true);
    expect(matchesBet(bet, 'niners')).toBe(false);
    expect(matchesBet(bet, 'habs', nicknamesOf)).toBe(false);
  });
});
