import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import {
  calculateParlayFactor,
  calculateParlayRiskCents,
  calculateParlayToWinCents,
} from '../parlay/calculate-parlay-odds.ts';
import { calculateParlayPayout } from '../parlay/settle-parlay.ts';
import { boundOneStake } from './bound-one-stake.ts';
import type { AccumulatorOdds, AccumulatorSale } from './accumulator-odds.ts';
import type { AccumulatorRules } from './kind-rules.ts';
import { judgeMost } from './leg-count.ts';
import { netOfPayout } from './net-of-payout.ts';
import { USUAL_RULES } from './usual-rules.ts';
import { createWholeOdds } from './whole-odds.ts';

const calculateNet: AccumulatorRules<'parlay'>['calculateNet'] = (terms, legs, results) =>
  netOfPayout(calculateParlayPayout(terms, legs, results), terms.riskCents);

const createParlayOdds = ({ legs, openSpots, parlayCard: card }: AccumulatorSale): AccumulatorOdds => ({
  ...createWholeOdds(calculateParlayFactor(legs, card), {
    toWinCents: (riskCents) => calculateParlayToWinCents(riskCents, legs, card),
    riskCents: (toWinCents) => calculateParlayRiskCents(toWinCents, legs, card),
  }),
  isSoldWhole: false,
  terms: (stake) => ({ kind: 'parlay', ...stake, openSpots, card }),
});

/** HR-10: one stake on all legs, at the product of their prices or by the book's card. */
export const PARLAY_RULES: AccumulatorRules<'parlay'> = {
  ...USUAL_RULES,
  calculateNet,
  bound: (terms, legs, known) =>
    boundOneStake((results) => calculateNet({ ...terms, openSpots: 0 }, legs, results), known),
  combinePrices: ({ openSpots, card }, legs) =>
    openSpots > 0 ? null : nearestAmericanPrice(calculateParlayFactor(legs, card)),
  judgeCount: ({ places, most }) => judgeMost(places, most),
  createOdds: createParlayOdds,
};
