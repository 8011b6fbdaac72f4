import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRational, roundRational } from './rational.ts';
import { roundQuotient } from './round-quotient.ts';

const multiply = (factors: readonly number[]): { exact: bigint; floating: number } => ({
  exact: factors.reduce((product, factor) => product * BigInt(factor), 1n),
  floating: factors.reduce((product, factor) => product * factor, 1),
});

const roundBoth = (
  above: readonly number[],
  below: readonly number[],
): { rounded: bigint | null; exact: bigint } => {
  const [numerator, denominator] = [multiply(above), multiply(below)];
  const rounded = roundQuotient(numerator.floating, denominator.floating);
  return {
    rounded: rounded === null ? null : BigInt(rounded),
    exact: roundRational(createRational(numerator.exact, denominator.exact)),
  };
};

const anyFactors = fc.array(fc.integer({ min: 1, max: 2_000_200 }), { minLength: 1, maxLength: 13 });

it('HR-1.3: a quotient of floating products is rounded as the exact one is, or not at all', () => {
  fc.assert(
    fc.property(anyFactors, anyFactors, (above, below) => {
      const { rounded, exact } = roundBoth(above, below);
      expect(rounded ?? exact).toBe(exact);
    }),
    { numRuns: 2_000 },
  );
});

it('HR-1.3: a value at a half or next to one is rounded as the exact one is, or not at all', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: -1, max: 1 }),
      fc.array(fc.constantFrom(2, 3, 11, 20, 101, 9_973), { maxLength: 11 }),
      (whole, beside, others) => {
        const expanded = [2 * whole + 1, ...others];
        const half = roundBoth(expanded, [2, ...others]);
        expect(half.rounded ?? half.exact).toBe(half.exact);
        // A product's neighbour: the half is missed by as little as its denominator lets it.
        const numerator = multiply(expanded).floating + beside;
        const denominator = 2 * multiply(others).floating;
        fc.pre(Math.max(numerator, denominator) <= Number.MAX_SAFE_INTEGER);
        const neighbour = roundBoth([numerator], [denominator]);
        expect(neighbour.rounded).toBe(neighbour.exact);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('HR-1.3: products of usual prices are told without exact arithmetic', () => {
  const times = (factor: number, count: number): number[] => Array.from({ length: count }, () => factor);
  expect(roundBoth([100, ...times(21, 12)], times(11, 12)).rounded).not.toBeNull();
  expect(roundBoth([101, ...times(5, 12)], times(2, 12)).rounded).not.toBeNull();
  expect(roundBoth([10_000_000, ...times(1_000_100, 12)], times(100, 12)).rounded).toBeNull();
});
