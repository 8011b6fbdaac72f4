import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRational,
  compareRational,
  createRational,
  divideRational,
  multiplyRational,
  roundRational,
  roundToCents,
  subtractRational,
} from './rational.ts';

const anyRational = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, denominator]) => createRational(numerator, denominator));
const nonZero = anyRational.filter(({ numerator }) => numerator !== 0n);

describe('exact rationals', () => {
  it('HR-1.2: are kept in lowest terms with a positive denominator', () => {
    expect(createRational(110, -100)).toEqual({ numerator: -11n, denominator: 10n });
    expect(createRational(0, -7)).toEqual({ numerator: 0n, denominator: 1n });
    fc.assert(
      fc.property(anyRational, fc.bigInt({ min: -1000n, max: 1000n }), (value, scale) => {
        fc.pre(scale !== 0n);
        expect(createRational(value.numerator * scale, value.denominator * scale)).toEqual(value);
      }),
    );
  });

  it('HR-1.2: add, subtract, multiply and divide without loss', () => {
    fc.assert(
      fc.property(anyRational, anyRational, nonZero, (a, b, c) => {
        expect(subtractRational(addRational(a, b), b)).toEqual(a);
        expect(divideRational(multiplyRational(a, c), c)).toEqual(a);
        expect(addRational(a, b)).toEqual(addRational(b, a));
        expect(multiplyRational(c, addRational(a, b))).toEqual(
          addRational(multiplyRational(c, a), multiplyRational(c, b)),
        );
      }),
    );
  });

  it('compare as their difference does', () => {
    fc.assert(
      fc.property(anyRational, anyRational, (a, b) => {
        const { numerator } = subtractRational(a, b);
        expect(compareRational(a, b)).toBe(numerator < 0n ? -1 : numerator > 0n ? 1 : 0);
      }),
    );
  });

  it('HR-1.3: round to the nearest whole, half away from zero', () => {
    const halves: Array<[number, bigint]> = [
      [1, 1n],
      [-1, -1n],
      [3, 2n],
      [-3, -2n],
      [0, 0n],
    ];
    for (const [numerator, rounded] of halves)
      expect(roundRational(createRational(numerator, 2))).toBe(rounded);
    fc.assert(
      fc.property(anyRational, (value) => {
        const rounded = createRational(roundRational(value));
        const twice = multiplyRational(subtractRational(rounded, value), createRational(2));
        expect(compareRational(twice, createRational(1))).toBeLessThanOrEqual(0);
        expect(compareRational(twice, createRational(-1))).toBeGreaterThanOrEqual(0);
        expect(roundRational(createRational(-value.numerator, value.denominator))).toBe(
          -roundRational(value),
        );
      }),
    );
  });

  it('refuse what would not be exact', () => {
    expect(() => createRational(0.5)).toThrow(RangeError);
    expect(() => createRational(2 ** 53)).toThrow('9007199254740992 is not a safe integer');
    expect(() => createRational(1, 0)).toThrow('denominator is zero');
    expect(() => divideRational(createRational(1), createRational(0))).toThrow(RangeError);
    expect(() => roundToCents(createRational(2n ** 53n))).toThrow('amount is beyond the safe integers');
    expect(roundToCents(createRational(2n ** 53n - 1n))).toBe(Number.MAX_SAFE_INTEGER);
  });
});
