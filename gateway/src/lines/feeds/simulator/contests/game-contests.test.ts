import { expect, it } from 'vitest';
import { NBA, NFL } from '../leagues/professional-leagues.ts';
import type { League } from '../leagues/league.ts';
import { hash32 } from '../random.ts';
import type { ScheduledGame } from '../schedule/scheduled-game.ts';
import { planGameContests } from './game-contests.ts';

const playersOf = (league: League, at: number): Array<{ team: string; player: string; what: string }> => {
  const teamIndex1 = at % league.names.length;
  const teamIndex2 = (at * 7 + 3) % league.names.length;
  const game = {
    league,
    teamIndex1,
    teamIndex2,
    key: hash32(at, 9),
    index: 0,
    gameNum: at,
    rotation1: 101,
    opensMs: 0,
    kickoffMs: 1_000,
    removesMs: 2_000,
  } as unknown as ScheduledGame;
  const plans = planGameContests({
    game,
    store: 'main',
    seed: 1,
    day: 20_000,
    endMs: () => 1_500,
    postponed: () => false,
  });
  return plans.map(({ contestDesc }) => {
    const [, player = '', team = '', what = ''] = /^(.*) \((.*)\) – (.*)$/.exec(contestDesc) ?? [];
    expect([league.names[teamIndex1], league.names[teamIndex2]]).toContain(team);
    return { player, team, what };
  });
};

it.each([
  ['NFL', NFL],
  ['NBA', NBA],
])('%s: each player is of one of the game’s teams, and of the same one in every game', (_, league) => {
  const teams = new Map<string, string>();
  const players = Array.from({ length: 400 }, (_game, at) => playersOf(league, at)).flat();
  expect(players.length).toBeGreaterThan(300);
  for (const { player, team, what } of players) {
    const known = teams.get(player) ?? `${team} ${what}`;
    expect(`${team} ${what}`).toBe(known);
    teams.set(player, known);
  }
  // And one of each team for each thing that is counted.
  expect(teams.size).toBeLessThanOrEqual(league.names.length * league.props.length);
});
