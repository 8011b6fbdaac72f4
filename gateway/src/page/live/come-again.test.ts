import { expect, it } from 'vitest';
import { ComeAgain } from './come-again.ts';

const OPTIONS = { notBeforeMs: 100, mostAwayMs: 10_000, mostOfAddress: 3, random: () => 0.5 };

it('tells one after the other, as fast as they are let in', () => {
  const comeAgain = new ComeAgain(OPTIONS);
  expect(['a', 'b', 'c'].map((address) => comeAgain.tell(address, 0, 10))).toEqual([450, 550, 650]);
});

it('moves nobody else’s time for an address that asks and asks, and tells it to stay away', () => {
  const comeAgain = new ComeAgain(OPTIONS);
  const flood = Array.from({ length: 1_000 }, () => comeAgain.tell('flood', 0, 10));
  expect(new Set(flood.slice(3))).toEqual(new Set([7_500]));
  expect(comeAgain.tell('other', 0, 10)).toBe(750);
});

it('never tells a time after the latest, and spreads those who get it', () => {
  let drawn = 0;
  const comeAgain = new ComeAgain({ ...OPTIONS, random: () => (drawn += 0.001) % 1 });
  const times = Array.from({ length: 500 }, (_, at) => comeAgain.tell(String(at), 0, 10));
  expect(Math.max(...times)).toBeLessThanOrEqual(10_000);
  expect(new Set(times.slice(200)).size).toBeGreaterThan(200);
});

it('forgets everybody when the last time that it told is over', () => {
  const comeAgain = new ComeAgain(OPTIONS);
  for (let at = 0; at < 50; at += 1) comeAgain.tell(String(at), 0, 10);
  expect(comeAgain.size).toBe(50);
  expect(comeAgain.tell('one', 20_000, 10)).toBe(450);
  expect(comeAgain.size).toBe(1);
});
