import { expect, it } from 'vitest';
import { LATTICE, LATTICE_COORDINATES } from './lattice.ts';

/** The kernel of the Korobov space of smoothness 2, a polynomial of Bernoulli. */
const kernelOf = (x: number, weight: number): number => 1 + weight * 2 * Math.PI ** 2 * (x * x - x + 1 / 6);

it('has the generators that leave the least error, one coordinate after the other', () => {
  const { points, generators } = LATTICE;
  let products = Array.from({ length: points }, () => 1);
  const found = generators.map((_, at) => {
    const weight = 1 / (at + 1) ** 2;
    const withCoordinate = (generator: number): number[] =>
      products.map((product, k) => product * kernelOf(((k * generator) % points) / points, weight));
    let [best, least] = [1, Number.POSITIVE_INFINITY];
    // The first coordinate is the same with every generator; 3,072 is a power of 2 times 3.
    for (let generator = 1; generator < (at === 0 ? 2 : points / 2); generator += 2) {
      if (generator % 3 === 0) continue;
      const error = withCoordinate(generator).reduce((sum, value) => sum + value, 0);
      if (error < least - 1e-9) [best, least] = [generator, error];
    }
    products = withCoordinate(best);
    return best;
  });
  expect(found).toEqual(generators);
});

it('has no point on a side of the cube', () => {
  for (const coordinate of LATTICE_COORDINATES) {
    expect(coordinate).toHaveLength(LATTICE.points);
    expect(Math.min(...coordinate)).toBeGreaterThan(0);
    expect(Math.max(...coordinate)).toBeLessThan(1);
  }
});
