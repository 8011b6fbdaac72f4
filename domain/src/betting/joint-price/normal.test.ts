import { describe, expect, it } from 'vitest';
import { naturalLog, powerOfMinus } from './elementary.ts';
import { normalBelow, normalDensity, normalThreshold } from './normal.ts';

const range = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps);

/** The series of the integral, which ends only where x is small. */
const belowBySeries = (x: number): number => {
  let [term, sum] = [x, x];
  for (let k = 1; k < 200; k += 1) {
    term *= (x * x) / (2 * k + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
};

const ratioOf = (one: number, other: number): number => Math.abs(one / other - 1);

describe('the normal distribution, made of +, −, ×, ÷ and square roots', () => {
  it('has powers and logarithms that agree with the standard library', () => {
    expect(
      Math.max(...range(0, 699.9, 20_000).map((x) => ratioOf(powerOfMinus(x), Math.exp(-x)))),
    ).toBeLessThan(1e-13);
    expect(powerOfMinus(0)).toBe(1);
    expect(powerOfMinus(Number.POSITIVE_INFINITY)).toBe(0);
    const apart = range(-700, 700, 20_000).map((x) =>
      Math.abs(naturalLog(Math.exp(x)) - Math.log(Math.exp(x))),
    );
    expect(Math.max(...apart)).toBeLessThan(1e-12);
  });

  it('is the integral of its density', () => {
    const apart = range(-5, 5, 1_003).map((x) => Math.abs(normalBelow(x) - belowBySeries(x)));
    expect(Math.max(...apart)).toBeLessThan(1e-13);
    expect(ratioOf(normalDensity(1.5), Math.exp(-1.125) / Math.sqrt(2 * Math.PI))).toBeLessThan(1e-14);
    expect([normalBelow(0), normalBelow(-40), normalBelow(40)]).toEqual([0.5, 0, 1]);
    // Tables of the far tail: 7.619853024160527e-24.
    expect(ratioOf(normalBelow(-10), 7.619853024160527e-24)).toBeLessThan(1e-8);
  });

  it('has a threshold for every probability, the nearest ones for none and one', () => {
    const kept = range(-7, 5, 1_201).map((x) =>
      ratioOf(normalBelow(normalThreshold(normalBelow(x))), normalBelow(x)),
    );
    expect(Math.max(...kept)).toBeLessThan(1e-8);
    expect(normalThreshold(0.975)).toBeCloseTo(1.959963984540054, 13);
    expect(normalThreshold(0.5)).toBe(0);
    expect(normalThreshold(0)).toBeCloseTo(-37.0471, 3);
    expect(normalThreshold(1)).toBeCloseTo(8.2095, 3);
  });
});
