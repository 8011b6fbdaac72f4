import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';

/** Times that a simulation draws, the same in every run of a seed. Milliseconds. */
export interface Draws {
  exponential(meanMs: number): number;
  /** Whether something of this share happens, 0 … 1. */
  chance(share: number): boolean;
}

export const createDraws = (seed: number): Draws => {
  const random = createSeededRandom(seed);
  return {
    exponential: (meanMs) => -Math.log(1 - random()) * meanMs,
    chance: (share) => random() < share,
  };
};
