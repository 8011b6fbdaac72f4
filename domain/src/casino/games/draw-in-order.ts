import type { Draws } from './create-draws.ts';

/**
 * Numbers from 0 to `size` − 1 in a drawn order, each once: cards off a shuffled deck, balls out of a drum. One draw
 * for each number that is asked for, however long the rest is; asked again from the same draws, the same order.
 */
export const drawInOrder = (size: number, draws: Draws): (() => number) => {
  const moved = new Map<number, number>();
  let taken = 0;
  return () => {
    if (taken === size) throw new RangeError(`all ${size} are drawn`);
    const left = size - taken;
    taken++;
    const chosen = draws.nextBelow(left);
    const number = moved.get(chosen) ?? chosen;
    moved.set(chosen, moved.get(left - 1) ?? left - 1);
    return number;
  };
};
