import { expect, it } from 'vitest';
import { SEEDS } from '../../../testing/games/game-fixtures.ts';
import { GAME_SCHEMAS } from './game-schemas.ts';
import { findGame, GAMES } from './games.ts';
import { moveRound } from './play-round.ts';

it('a game is found by its id, and no other name is one', () => {
  for (const id of Object.keys(GAMES)) expect(findGame(id)).not.toBeNull();
  for (const id of ['', 'poker', '__proto__', 'constructor', 'toString']) expect(findGame(id)).toBeNull();
});

it('every game has schemas, limits that its steps reach, and returns below one', () => {
  expect(Object.keys(GAME_SCHEMAS)).toEqual(Object.keys(GAMES));
  for (const { limits, returns } of Object.values(GAMES)) {
    expect(limits.minCents % limits.stepCents).toBe(0);
    expect(limits.maxCents % limits.stepCents).toBe(0);
    expect(returns.size).toBeGreaterThan(0);
    for (const { numerator, denominator } of returns.values()) expect(numerator < denominator).toBe(true);
  }
});

it('a game that its bet decides takes no move', () => {
  const { state } = GAMES.miniSlots.start({ stakeCents: 25 }, { nextBelow: () => 0 });
  expect(moveRound(GAMES.miniSlots, state, undefined as never, SEEDS)).toEqual({
    ok: false,
    fault: 'moveNotAllowed',
  });
});
