import { expect, it } from 'vitest';
import { createManyDraws, createToldDraws } from '../../../../testing/games/game-fixtures.ts';
import { LOTTO } from './lotto.ts';

const DRAWS = 6_000;
const PICKS = [1, 2, 3, 4, 5];

it('returns 318,150 of 376,992 stakes, as counted by hand', () => {
  // C(5,k) · C(31,5−k) draws hit k: 44,950 · 2 + 4,650 · 25 + 155 · 400 + 1 · 50,000.
  const { numerator, denominator } = LOTTO.returns.get('picks')!;
  expect(numerator * 376_992n).toBe(318_150n * denominator);
});

it.each([
  [[0, 0, 0, 0, 0], 5, 5_000_000],
  [[0, 0, 0, 0, 10], 4, 40_000],
  [[0, 0, 0, 10, 10], 3, 2_500],
  [[0, 0, 10, 10, 10], 2, 200],
  [[0, 10, 10, 10, 10], 1, 0],
  [[10, 10, 10, 10, 10], 0, 0],
])('draws %j: %i hits pay %i', (told, hits, winCents) => {
  // Numbers leave the drum from its end: the first is 1, and then those that took its place.
  const { drawn } = LOTTO.start({ stakeCents: 100, picks: PICKS }, createToldDraws(told)).state;
  const picks = [...drawn.slice(0, hits), ...notAmong(drawn).slice(0, 5 - hits)];
  const { state, outcome } = LOTTO.start({ stakeCents: 100, picks }, createToldDraws(told));
  expect(new Set(drawn).size).toBe(5);
  expect([state.hits.length, outcome?.winCents]).toEqual([hits, winCents]);
});

it('hits two of five as often as it should, within 4.5 sigma', () => {
  const drawsAnew = createManyDraws();
  let two = 0;
  for (let draw = 0; draw < DRAWS; draw += 1)
    if (LOTTO.start({ stakeCents: 100, picks: PICKS }, drawsAnew()).state.hits.length === 2) two += 1;
  const chance = 44_950 / 376_992;
  expect(Math.abs(two - DRAWS * chance)).toBeLessThan(4.5 * Math.sqrt(DRAWS * chance * (1 - chance)));
});

it('takes no number twice', () => {
  expect(LOTTO.judgeBet({ stakeCents: 100, picks: [1, 1, 2, 3, 4] })).toBe('betNotOffered');
  expect(LOTTO.judgeBet({ stakeCents: 100, picks: PICKS })).toBeNull();
});

function notAmong(drawn: readonly number[]): number[] {
  return Array.from({ length: 36 }, (_, at) => at + 1).filter((number) => !drawn.includes(number));
}
