import { expect, it } from 'vitest';
import { createProductRounds, MOST_DEVIATIONS, simulateGame } from '../../../testing/games/simulate-game.ts';
import { SIMULATED_GAMES, VIDEO_POKER_GAMES } from '../../../testing/games/simulated-games.ts';
import { GAMES } from './games.ts';

it.each(SIMULATED_GAMES)('$name gives back what it states, as far as a thousand rounds can tell', (game) => {
  for (const { deviations } of simulateGame(game, 1_000, createProductRounds('a-few-rounds')))
    expect(Math.abs(deviations)).toBeLessThan(MOST_DEVIATIONS);
});

it('every game is played by the command that holds what it returns against what it states', () => {
  const played = [...SIMULATED_GAMES.map(({ name }) => name), ...VIDEO_POKER_GAMES];
  expect(played.toSorted()).toEqual(Object.keys(GAMES).toSorted());
});
