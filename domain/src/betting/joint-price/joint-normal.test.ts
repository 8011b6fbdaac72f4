import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../../testing/seeded-random.ts';
import { jointNormalBelow } from './joint-normal.ts';

const CLOSE = 2e-4;

/** The midpoint rule, fine enough for five digits of what it is used on. */
const integrate = (valueOf: (x: number) => number, from: number, to: number, steps: number): number => {
  const step = (to - from) / steps;
  let sum = 0;
  for (let at = 0; at < steps; at += 1) sum += valueOf(from + (at + 0.5) * step);
  return sum * step;
};

const densityOf = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** Tabulated by the midpoint rule, so that nothing of the room is needed. */
const TABLE = (() => {
  const [steps, from] = [180_000, -9];
  const sums = new Float64Array(steps + 1);
  for (let at = 0; at < steps; at += 1) sums[at + 1] = sums[at]! + densityOf(from + (at + 0.5) * 1e-4) * 1e-4;
  return sums;
})();

const normalOf = (x: number): number => {
  const at = (x + 9) / 1e-4;
  if (at <= 0) return 0;
  if (at >= TABLE.length - 1) return 1;
  const [whole, rest] = [Math.floor(at), at - Math.floor(at)];
  return TABLE[whole]! * (1 - rest) + TABLE[whole + 1]! * rest;
};

/** Plackett's integral over the correlation (1954), in the angle of Drezner and Wesolowsky (1990). */
const jointOfTwo = (h: number, k: number, correlation: number): number => {
  const valueAt = (angle: number): number =>
    Math.exp(-(h * h - 2 * h * k * Math.sin(angle) + k * k) / (2 * Math.cos(angle) ** 2));
  const sum = integrate(valueAt, 0, Math.asin(correlation), 2_000);
  return normalOf(h) * normalOf(k) + sum / (2 * Math.PI);
};

/** Normals that have one thing in common and nothing else: a single integral, however many there are. */
const jointOfOneFactor = (below: readonly number[], shares: readonly number[]): number =>
  integrate(
    (x) =>
      below.reduce(
        (product, bound, at) =>
          product * normalOf((bound - shares[at]! * x) / Math.sqrt(1 - shares[at]! ** 2)),
        densityOf(x),
      ),
    -8,
    8,
    1_600,
  );

const correlationsOf = (shares: readonly number[]): number[][] =>
  shares.map((one, at) => shares.map((other, otherAt) => (at === otherAt ? 1 : one * other)));

describe('the joint probability of correlated normals', () => {
  it('is Plackett’s for two, to 2e-4', () => {
    for (const h of [-2, -0.7, 0, 0.4, 1.8])
      for (const k of [-1.5, -0.2, 0.9, 2.5])
        for (const correlation of [-0.98, -0.6, -0.1, 0, 0.3, 0.71, 0.99]) {
          const joint = jointNormalBelow(
            [h, k],
            [
              [1, correlation],
              [correlation, 1],
            ],
          );
          expect(Math.abs(joint - jointOfTwo(h, k, correlation))).toBeLessThan(CLOSE);
        }
  });

  it('is the closed form for two that are nearly the same', () => {
    const [one, close] = [1, 0.9999];
    const joint = jointNormalBelow(
      [0, 0],
      [
        [one, close],
        [close, one],
      ],
    );
    expect(Math.abs(joint - (1 / 4 + Math.asin(close) / (2 * Math.PI)))).toBeLessThan(CLOSE);
  });

  it('is the closed form for three that are negative', () => {
    const random = createSeededRandom(3);
    for (let round = 0; round < 20; round += 1) {
      const shares = [0, 1, 2].map(() => random() * 1.9 - 0.95);
      const [a, b, c] = shares as [number, number, number];
      const angles = Math.asin(a * b) + Math.asin(a * c) + Math.asin(b * c);
      expect(
        Math.abs(jointNormalBelow([0, 0, 0], correlationsOf(shares)) - (1 / 8 + angles / (4 * Math.PI))),
      ).toBeLessThan(CLOSE);
    }
  });

  it.each([3, 4, 5, 6, 7, 8])(
    'is a single integral for %i that have one thing in common, to 2e-4',
    (count) => {
      const random = createSeededRandom(count);
      for (let round = 0; round < 12; round += 1) {
        const below = Array.from({ length: count }, () => random() * 3 - 1.2);
        const shares = Array.from({ length: count }, () => random() * 1.9 - 0.95);
        const joint = jointNormalBelow(below, correlationsOf(shares));
        expect(Math.abs(joint - jointOfOneFactor(below, shares))).toBeLessThan(CLOSE);
      }
    },
  );

  it('knows normals that follow from others: a margin, a total and what both teams score', () => {
    const [margin, total] = [0.8, Math.sqrt(1 - 0.8 ** 2)];
    const one = [-1, 0];
    const forms = [one, [0, 1], [margin, total], [-margin, total]] as Array<[number, number]>;
    const correlations = forms.map(([x, y]) => forms.map(([v, w]) => x * v + y * w));
    const below = [0.3, 0.5, 0.4, 0.9];
    // Whatever the margin is, the bounds leave an interval of the total.
    const expected = integrate(
      (x) => {
        const highest = Math.min(0.5, (0.4 - margin * x) / total, (0.9 + margin * x) / total);
        return -x < 0.3 ? densityOf(x) * normalOf(highest) : 0;
      },
      -8,
      8,
      64_000,
    );
    expect(Math.abs(jointNormalBelow(below, correlations) - expected)).toBeLessThan(CLOSE);
  });

  it('knows the interval between two sides of one sum, and that there may be none', () => {
    const opposite = [
      [1, -1],
      [-1, 1],
    ];
    const same = [
      [1, 1],
      [1, 1],
    ];
    expect(jointNormalBelow([0.5, 0.2], opposite)).toBeCloseTo(normalOf(0.5) - normalOf(-0.2), 8);
    expect(jointNormalBelow([0.5, -0.6], opposite)).toBe(0);
    expect(jointNormalBelow([0.5, -0.6], same)).toBeCloseTo(normalOf(-0.6), 8);
    expect(jointNormalBelow([0.25], [[1]])).toBeCloseTo(normalOf(0.25), 8);
  });

  it('joins 1 to 8 of them', () => {
    const nine = Array.from({ length: 9 }, (_, at) =>
      Array.from({ length: 9 }, (_other, k) => (k === at ? 1 : 0)),
    );
    expect(() => jointNormalBelow([], [])).toThrow(RangeError);
    expect(() =>
      jointNormalBelow(
        nine.map(() => 0),
        nine,
      ),
    ).toThrow(RangeError);
  });

  it('HR-66.3: has these very bits', () => {
    const bitsOf = (probability: number): string => {
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, probability);
      return view.getBigUint64(0).toString(16);
    };
    const below = [0.3, -0.2, 1.1, 0.05, 0.6, -0.4, 0.9, 0.2];
    const shares = [0.9, 0.5, -0.3, 0.7, 0.2, 0.8, -0.6, 0.4];
    const bits = [2, 3, 5, 8].map((count) =>
      bitsOf(jointNormalBelow(below.slice(0, count), correlationsOf(shares.slice(0, count)))),
    );
    expect(bits).toEqual(['3fd500f1523653f5', '3fd11178d0147df1', '3fc392f8191c313d', '3fa619d7c1f67f4f']);
  });
});
