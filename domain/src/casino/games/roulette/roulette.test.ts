import { expect, it } from 'vitest';
import { createToldDraws, SEEDS } from '../../../../testing/games/game-fixtures.ts';
import { createRational } from '../../../ground/money/rational.ts';
import { GAMES } from '../games.ts';
import { startRound } from '../play-round.ts';
import { colorOfNumber, ROULETTE_PLACES, WHEEL } from './roulette-places.ts';

const { roulette } = GAMES;

const spin = (number: number, ...places: string[]) => {
  const bets = places.map((place) => ({ place, amountCents: 1_000 }));
  return roulette.start({ bets }, createToldDraws([number])).state.wonCents;
};

it('the layout has every bet of a table with one zero', () => {
  const sizes = new Map<number, number>();
  for (const numbers of ROULETTE_PLACES.values())
    sizes.set(numbers.length, (sizes.get(numbers.length) ?? 0) + 1);
  // Straight up, splits, streets and trios, corners and the first four, six lines, dozens and columns, even chances.
  expect(Object.fromEntries(sizes)).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 });
  for (const numbers of ROULETTE_PLACES.values()) expect(new Set(numbers).size).toBe(numbers.length);
});

it('a bet pays by the number of its numbers', () => {
  expect(spin(17, '17', '17-20', '16-17-18', '16-17-19-20', '13-14-15-16-17-18')).toEqual([
    36_000, 18_000, 12_000, 9_000, 6_000,
  ]);
  expect(spin(17, 'dozen2', 'column2', 'black', 'odd', 'low')).toEqual([3_000, 3_000, 2_000, 2_000, 2_000]);
  expect(spin(17, '18', '18-21', 'dozen1', 'column1', 'red', 'even', 'high')).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('zero takes every outside bet, and pays the places that it is part of', () => {
  expect(spin(0, 'red', 'black', 'even', 'odd', 'low', 'high', 'dozen1', 'column1')).toEqual(
    new Array(8).fill(0),
  );
  expect(spin(0, '0', '0-2', '0-2-3', '0-1-2-3')).toEqual([36_000, 18_000, 12_000, 9_000]);
});

it('every place gives back 36 of 37, over all numbers', () => {
  for (const [place] of ROULETTE_PLACES) {
    const back = WHEEL.reduce<number>((sum, number) => sum + spin(number, place)[0]!, 0);
    expect([place, createRational(back, 37 * 1_000)]).toEqual([place, roulette.returns.get('everyBet')]);
  }
});

it('the wheel has each number once, red and black in turn', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_none, number) => number));
  for (let place = 2; place < WHEEL.length; place++)
    expect(colorOfNumber(WHEEL[place]!)).not.toBe(colorOfNumber(WHEEL[place - 1]!));
  expect(colorOfNumber(0)).toBe('green');
});

it('names that are no place of the table are refused', () => {
  const fault = (place: string) => {
    const played = startRound(roulette, { bets: [{ place, amountCents: 100 }] }, SEEDS);
    return played.ok ? null : played.fault;
  };
  for (const place of ['37', '1-3', '3-4', '1-2-4-5-6', '20-17', 'constructor', '__proto__', ''])
    expect([place, fault(place)]).toEqual([place, 'betNotOffered']);
  expect(fault('1-2-4-5')).toBeNull();
});
