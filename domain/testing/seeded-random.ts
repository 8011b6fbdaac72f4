import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';

/** @returns a number in [0, 1) */
export type Random = () => number;

/**
 * The same seed, the same run. Mersenne Twister, because it mixes its seed: the library's faster generators begin with
 * 1.000 for every small seed, and the seeds of our runs are 1, 2, 3 and so on.
 */
export const createSeededRandom = (seed: number): Random => {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
};

/** @returns a whole number from 0 to `below` − 1 */
export const chooseBelow = (random: Random, below: number): number => Math.floor(random() * below);

export const chooseOne = <T>(random: Random, from: readonly T[]): T =>
  from[chooseBelow(random, from.length)]!;
