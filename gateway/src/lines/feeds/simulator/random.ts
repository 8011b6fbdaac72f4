/**
 * Randomness that can be asked for at any place and in any order: a figure depends on its key alone. No state is
 * carried from one draw to the next, so the simulator can look at any moment without living through those before.
 */

/** Mixes whole numbers into 32 bits (the finaliser of MurmurHash3 after each). */
export const hash32 = (...keys: readonly number[]): number => {
  let h = 0x9e3779b9;
  for (const key of keys) {
    h = Math.imul(h ^ key, 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h, 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
};

/** A figure of [0, 1) that belongs to the keys. */
export const unit = (...keys: readonly number[]): number => hash32(...keys) / 4_294_967_296;

/** A figure of the standard normal distribution that belongs to the keys (Irwin and Hall's sum, never beyond ±3.5). */
export const normal = (...keys: readonly number[]): number => {
  const a = unit(1, ...keys);
  const b = unit(2, ...keys);
  const c = unit(3, ...keys);
  const d = unit(4, ...keys);
  return (a + b + c + d - 2) * 1.732_050_8;
};

/** A row of draws for one purpose, e.g. one game's score (mulberry32). */
export type Draw = () => number;

export const drawsOf = (...keys: readonly number[]): Draw => {
  let state = hash32(...keys);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** How often a rare thing happened when it is expected `mean` times (Knuth's product; mean below about 30). */
export const drawPoisson = (draw: Draw, mean: number): number => {
  const limit = Math.exp(-mean);
  let product = draw();
  let count = 0;
  while (product > limit) {
    product *= draw();
    count += 1;
  }
  return count;
};

/** The numbers 0 to size−1 in an order that belongs to the keys. */
export const shuffled = (size: number, ...keys: readonly number[]): number[] => {
  const draw = drawsOf(...keys);
  const order = Array.from({ length: size }, (_, index) => index);
  for (let at = size - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
};
