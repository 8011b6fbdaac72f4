import { compareRational, createRational, type Rational } from '../../ground/money/rational.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import type { LegResult } from '../wager/wager.ts';
import { priceCombination } from './combination-price.ts';
import type { PricedBy } from './kept-combination.ts';

const LOST = createRational(0);
const STAKE_BACK = createRational(1);

/**
 * What a combination pays for a unit staked, stake included (HR-68). One leg that loses loses it. Legs without action
 * and legs that push are taken out, and the rest is priced anew by what was kept, never at more than was accepted; one
 * leg that is left pays its own price.
 *
 * @param results of its legs, in their order in `kept`
 * @param accepted the price of the whole
 * @returns null while it isn't decided; 1 where nothing is left of it
 */
export const settleCombination = (
  kept: PricedBy,
  results: readonly LegResult[],
  accepted: Rational,
): Rational | null => {
  const letters = results.map((result) => result?.[0] ?? null);
  if (letters.includes('L')) return LOST;
  if (letters.includes(null)) return null;
  const left = letters.flatMap((letter, at) => (letter === 'W' ? [at] : []));
  const [first] = left;
  if (first === undefined) return STAKE_BACK;
  if (left.length === kept.legs.length) return accepted;
  // A leg may have got another price since, where an operator corrected it (HR-83).
  const anew = left.length === 1 ? factorOfPrice(kept.legs[first]!.price) : priceCombination(kept, left);
  return compareRational(anew, accepted) < 0 ? anew : accepted;
};
