import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitStake } from './split-stake.ts';

it('HR-85.2: equal stakes lose no cent, differ by one at most, and the first legs have what is left over', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.integer({ min: 2, max: 12 }),
      (cents, parts) => {
        const stakes = splitStake(cents, parts);
        expect(stakes).toHaveLength(parts);
        expect(stakes.reduce((sum, stake) => sum + stake, 0)).toBe(cents);
        expect(stakes[0]! - stakes.at(-1)!).toBeLessThanOrEqual(1);
        expect(stakes).toEqual(stakes.toSorted((one, other) => other - one));
      },
    ),
  );
  expect(splitStake(10_000, 3)).toEqual([3_334, 3_333, 3_333]);
});
