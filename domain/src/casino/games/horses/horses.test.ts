import { expect, it } from 'vitest';
import { createManyDraws, createToldDraws } from '../../../../testing/games/game-fixtures.ts';
import { RUNNERS } from './horse-race.ts';
import { HORSES } from './horses.ts';

const RACES = 5_000;

it('shares of the chances add up to a hundred, and what is paid back keeps a part for the house', () => {
  expect(RUNNERS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  for (const { numerator, denominator } of HORSES.returns.values()) {
    const back = Number(numerator) / Number(denominator);
    expect(back).toBeGreaterThan(0.89);
    expect(back).toBeLessThan(0.93);
  }
});

it('the winner is drawn by its share, and pays by its price', () => {
  // 28 runners’ shares before it: the second. Then always the first of those that still run.
  const draws = createToldDraws([28, 0, 0, 0, 0, 0, 0, 0]);
  const { state, outcome } = HORSES.start({ stakeCents: 300, runner: 1 }, draws);
  expect(state.order).toEqual([1, 0, 2, 3, 4, 5, 6, 7]);
  expect(outcome).toEqual({ winCents: 1_380 });
  const lost = HORSES.start({ stakeCents: 300, runner: 0 }, createToldDraws([28, 0, 0, 0, 0, 0, 0, 0]));
  expect(lost.outcome).toEqual({ winCents: 0 });
});

it('every runner wins as often as its share says, within 4.5 sigma', () => {
  const drawsAnew = createManyDraws();
  const wins = RUNNERS.map(() => 0);
  for (let race = 0; race < RACES; race += 1) {
    const { order } = HORSES.start({ stakeCents: 100, runner: 0 }, drawsAnew()).state;
    expect(new Set(order).size).toBe(RUNNERS.length);
    wins[order[0]!]! += 1;
  }
  for (const [runner, { weight }] of RUNNERS.entries()) {
    const share = weight / 100;
    const sigma = Math.sqrt(RACES * share * (1 - share));
    expect(Math.abs(wins[runner]! - RACES * share)).toBeLessThan(4.5 * sigma);
  }
});

it('no other runner is offered', () => {
  for (const runner of [-1, 8, 0.5, Number.NaN])
    expect(HORSES.judgeBet({ stakeCents: 100, runner })).toBe('betNotOffered');
});
