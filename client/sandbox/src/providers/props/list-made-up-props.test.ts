import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import { expect, it } from 'vitest';
import { createTexts } from '../../i18n/create-texts.ts';
import { listMadeUpProps } from './list-made-up-props.ts';

const TEAMS = ['Chicago Bears', 'Detroit Lions'] as const;
const SINGLE = ['Tennis', 'Fighting', 'Golf'];
const list = (sportType: string, gameNum = 7, teams: readonly [string, string] = TEAMS) =>
  listMadeUpProps({ gameNum, sportType, teams });
const playersOf = (sportType: string, gameNum = 7, teams: readonly [string, string] = TEAMS) =>
  list(sportType, gameNum, teams).map(({ props }) => props.map(({ player }) => player));

it.each([...SPORT_TYPES, 'Curling', '__proto__'])(
  '%s: each side has lines of its own sport',
  async (sportType) => {
    const texts = await createTexts('en');
    const teams = list(sportType);
    expect(teams.map(({ team }) => team)).toEqual(TEAMS);
    for (const { props } of teams) {
      expect(props.length).toBeGreaterThan(1);
      expect(new Set(props.map(({ stat }) => stat)).size).toBe(props.length);
      for (const { stat, line, over, under } of props) {
        expect(texts.exists(`props:stat-${stat}`)).toBe(true);
        expect(line % 1).toBe(0.5);
        expect(over).not.toBe(under);
      }
    }
    expect(list(sportType)).toEqual(teams);
    expect(list(sportType, 8)).not.toEqual(teams);
  },
);

it('no two sports that the provider knows have the same statistics', () => {
  const countedOf = (sport: string): string =>
    list(sport)[0]!
      .props.map(({ stat }) => stat)
      .join();
  const counted = SPORT_TYPES.map(countedOf).filter((each) => each !== countedOf('Curling'));
  expect(counted.length).toBeGreaterThan(7);
  expect(new Set(counted).size).toBe(counted.length);
});

it('a team keeps its players: the same in its next game and at home, and none of them plays for the other team', () => {
  const [bears, lions] = playersOf('Football');
  expect(playersOf('Football', 8)).toEqual([bears, lions]);
  expect(playersOf('Football', 8, ['Detroit Lions', 'Chicago Bears'])).toEqual([lions, bears]);
  for (let game = 0; game < 2_000; game += 1) {
    const [ones, others] = playersOf('Hockey', game, [`Team ${game}`, `Team ${game + 1}`]);
    expect(new Set([...ones!, ...others!]).size).toBe(8);
  }
});

it('there are enough names for a league: no name is every other player’s', () => {
  const names = Array.from(
    { length: 30 },
    (_, team) => playersOf('Football', 7, [`Team ${team}`, 'Lions'])[0]!,
  ).flat();
  const surnames = names.map((name) => name.slice(3));
  expect(new Set(names).size).toBeGreaterThan(100);
  for (const one of surnames) expect(surnames.filter((other) => other === one).length).toBeLessThan(12);
});

it.each(SINGLE)('in %s the two competitors are the players', (sportType) => {
  for (const [side, players] of playersOf(sportType).entries())
    expect(new Set(players)).toEqual(new Set([TEAMS[side]]));
});

it('takes any names for a team', () => {
  for (const name of ['', '__proto__', '\ud83d', '<script>', 'x'.repeat(80)])
    expect(new Set(playersOf('Soccer', 7, [name, 'Lions']).flat()).size).toBe(8);
});
