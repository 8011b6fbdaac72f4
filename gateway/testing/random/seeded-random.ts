/** Mulberry32: small, seeded, good enough to choose with. @returns a number in [0, 1) */
export type Random = () => number;

export const createSeededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** @returns a whole number from 0 to `below` − 1 */
export const chooseBelow = (random: Random, below: number): number => Math.floor(random() * below);

export const chooseOne = <T>(random: Random, from: readonly T[]): T =>
  from[chooseBelow(random, from.length)]!;
