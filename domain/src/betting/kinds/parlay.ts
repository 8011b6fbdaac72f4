import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import { calculateParlayFactor } from '../parlay/calculate-parlay-odds.ts';
import { calculateParlayPayout } from '../parlay/settle-parlay.ts';
import { boundOneStake } from './bound-one-stake.ts';
import type { KindRules } from './kind-rules.ts';
import { netOfPayout } from './net-of-payout.ts';
import { USUAL_RULES } from './usual-rules.ts';

const calculateNet: KindRules<'parlay'>['calculateNet'] = (terms, legs, results) =>
  netOfPayout(calculateParlayPayout(terms, legs, results), terms.riskCents);

/** HR-10: one stake on all legs, at the product of their prices or by the book's card. */
export const PARLAY_RULES: KindRules<'parlay'> = {
  ...USUAL_RULES,
  calculateNet,
  bound: (terms, legs, known) =>
    boundOneStake((results) => calculateNet({ ...terms, openSpots: 0 }, legs, results), known),
  combinePrices: ({ openSpots, card }, legs) =>
    openSpots > 0 ? null : nearestAmericanPrice(calculateParlayFactor(legs, card)),
};
