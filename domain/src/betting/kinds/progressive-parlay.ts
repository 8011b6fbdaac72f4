import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import { boundOneStake } from './bound-one-stake.ts';
import type { KindRules } from './kind-rules.ts';
import { netOfPayout } from './net-of-payout.ts';
import { calculateProgressivePayout, selectProgressiveFactor } from './progressive-card.ts';
import { USUAL_RULES } from './usual-rules.ts';

const calculateNet: KindRules<'progressiveParlay'>['calculateNet'] = (terms, legs, results) =>
  netOfPayout(calculateProgressivePayout(terms, legs, results), terms.riskCents);

/** HR-16: one stake on all legs, by a card that also pays when some of them lose. */
export const PROGRESSIVE_PARLAY_RULES: KindRules<'progressiveParlay'> = {
  ...USUAL_RULES,
  calculateNet,
  bound: (terms, legs, known) => boundOneStake((results) => calculateNet(terms, legs, results), known),
  combinePrices: ({ payouts }, legs) => {
    const factor = selectProgressiveFactor(payouts, legs.length, 0);
    return factor === null ? null : nearestAmericanPrice(factor);
  },
};
