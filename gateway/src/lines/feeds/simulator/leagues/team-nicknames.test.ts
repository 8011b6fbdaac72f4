import { TEAM_NICKNAMES } from '@lineboard/domain/lines/nicknames/team-nicknames';
import { foldSearch } from '@lineboard/domain/lines/offering/search';
import { expect, it } from 'vitest';
import { MLB_TEAMS, NBA_TEAMS, NFL_TEAMS, NHL_TEAMS } from './professional-teams.ts';
import { PREMIER_LEAGUE } from './soccer-leagues.ts';

it.each([
  ['NFL', NFL_TEAMS],
  ['NBA', NBA_TEAMS],
  ['MLB', MLB_TEAMS],
  ['NHL', NHL_TEAMS],
] as const)(
  'every team of the %s that has nicknames is in the league under its first name',
  (league, teams) => {
    const known = new Set(teams.map(foldSearch));
    const unknown = TEAM_NICKNAMES[league].flatMap(({ names }) => (known.has(names[0]!) ? [] : names));
    expect(unknown).toEqual([]);
  },
);

it('every club of the Premier League is called something besides its name', () => {
  const named = new Set(TEAM_NICKNAMES.EPL.flatMap(({ names }) => names));
  expect(PREMIER_LEAGUE.names.filter((name) => !named.has(foldSearch(name)))).toEqual([]);
});
