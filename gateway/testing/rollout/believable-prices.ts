import type { GamePrices } from '../faults/traffic/fault-mover.ts';

/** What both sides' chances sum to: the book's share included. */
const SUM = 1.045;
const FIRST = -110;
const STEPS = 100;

const americanOf = (chance: number): number =>
  Math.round(chance >= 0.5 ? (-100 * chance) / (1 - chance) : (100 * (1 - chance)) / chance);

/**
 * Prices that the guards of every book let pass: from −110 by twos to −308 and back by the numbers between. The other
 * side pays what is left. None comes back before the 200th change.
 */
export const findBelievablePrices = (count: number): GamePrices => {
  const at = count % (2 * STEPS);
  const price = at < STEPS ? FIRST - 2 * at : FIRST - (4 * STEPS - 1 - 2 * at);
  return { spreadAdj1: americanOf(SUM - price / (price - 100)), spreadAdj2: price };
};
