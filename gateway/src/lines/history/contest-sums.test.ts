import { describe, expect, it } from 'vitest';
import { ContestSums } from './contest-sums.ts';

describe('the sum of a contest’s sides', () => {
  it('HR-61.3: needs an open line of each side, and a second side', () => {
    const sums = new ContestSums();
    expect(sums.of(1, 'main')).toBeNull();
    sums.put(1, 'main', 1, 500);
    expect(sums.of(1, 'main')).toBeNull();
    sums.put(1, 'main', 2, 600);
    expect(sums.of(1, 'main')).toBe(1_100);
    sums.put(1, 'main', 3, null);
    expect(sums.of(1, 'main')).toBeNull();
    sums.put(1, 'main', 3, 50);
    sums.put(1, 'main', 2, 700);
    expect(sums.of(1, 'main')).toBe(1_250);
    // A contestant who is decided or gone is no side.
    sums.put(1, 'main', 3, undefined);
    expect(sums.of(1, 'main')).toBe(1_200);
  });

  it('HR-61.3: is each store’s and contest’s own, and begins anew where all were gone', () => {
    const sums = new ContestSums();
    for (const [contest, store] of [
      [1, 'main'],
      [1, 'north'],
      [11, 'main'],
    ] as const)
      for (const contestant of [1, 2]) sums.put(contest, store, contestant, contest * contestant * 10);
    sums.put(1, 'north', 1, null);
    expect([sums.of(1, 'main'), sums.of(1, 'north'), sums.of(11, 'main')]).toEqual([30, null, 330]);
    sums.put(1, 'north', 1, undefined);
    sums.put(1, 'north', 2, undefined);
    sums.put(1, 'north', 2, undefined);
    for (const contestant of [1, 2]) sums.put(1, 'north', contestant, 7);
    expect(sums.of(1, 'north')).toBe(14);
  });

  it('HR-61.3: is what its sides add up to, however they moved', () => {
    const sums = new ContestSums();
    const sides = new Map<number, number | null>();
    let seed = 7;
    const draw = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let step = 0; step < 5_000; step += 1) {
      const side = draw(12);
      const parts = [undefined, null, draw(900_000_000)][draw(3)];
      sums.put(5, 'main', side, parts);
      if (parts === undefined) sides.delete(side);
      else sides.set(side, parts);
      const all = [...sides.values()];
      const whole =
        all.includes(null) || all.length < 2 ? null : all.reduce<number>((a, b) => a + (b ?? 0), 0);
      expect(sums.of(5, 'main')).toBe(whole);
    }
  });
});
