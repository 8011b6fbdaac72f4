import type { Cents } from '../../ground/money/cents.ts';
import { addRational, createRational } from '../../ground/money/rational.ts';
import { findBestOutcomes } from '../parlay/best-outcomes.ts';
import {
  calculateRoundRobinNet,
  calculateRoundRobinToWinCents,
  countCombinations,
  settleFreeRoundRobin,
} from '../parlay/round-robin.ts';
import type { AccumulatorOdds, AccumulatorSale } from './accumulator-odds.ts';
import { boundRoundRobin } from './bound-round-robin.ts';
import type { AccumulatorRules } from './kind-rules.ts';
import { calculateRiskOfPayout } from './risk-of-payout.ts';
import { USUAL_RULES } from './usual-rules.ts';

/**
 * A round robin's one amount is the risk of each parlay (HR-14). It never fills places, so its card is the book's.
 *
 * @returns null when no combination is left
 */
const createRoundRobinOdds = ({
  legs,
  excluded,
  groups,
  sizes,
  freePlay,
  rules: { parlayCard: card },
}: AccumulatorSale): AccumulatorOdds | null => {
  const playCount = countCombinations(legs.length, sizes, excluded);
  if (playCount === 0) return null;
  const best = findBestOutcomes(legs, sizes, excluded, groups, { card, freePlay });
  const surely = groups.filter(({ isOfContest }) => isOfContest !== true);
  const most =
    surely.length === groups.length
      ? best
      : findBestOutcomes(legs, sizes, excluded, surely, { card, freePlay });
  const terms = { sizes, excluded, card };
  const toWinCents = (riskCents: Cents): Cents =>
    calculateRoundRobinToWinCents(riskCents, legs, terms, best.outcomes, freePlay);
  const mostWinCents = (riskCents: Cents): Cents =>
    calculateRoundRobinToWinCents(riskCents, legs, terms, most.outcomes, freePlay);
  const payoutCents = (riskCents: Cents): Cents => mostWinCents(riskCents) + riskCents * playCount;
  const paidFactor = freePlay ? addRational(most.factor, createRational(playCount)) : most.factor;
  return {
    playCount,
    toWinCents,
    mostWinCents,
    riskCents: (riskCents) => riskCents,
    maxRiskCents: (maxPayoutCents) => {
      let cents = calculateRiskOfPayout(maxPayoutCents, paidFactor);
      if (maxPayoutCents === null) return cents;
      // Each parlay is rounded, the factor isn't: half a cent on each of those that win moves the risk by a cent at
      // most.
      while (cents > 0 && payoutCents(cents) > maxPayoutCents) cents -= 1;
      while (payoutCents(cents + 1) <= maxPayoutCents) cents += 1;
      return cents;
    },
    maxToWinCents: toWinCents,
    isSoldWhole: false,
    terms: ({ riskCents, toWinCents: printedCents }) => ({
      kind: 'roundRobin',
      riskCents,
      toWinCents: printedCents,
      sizes,
      excluded,
      card,
    }),
  };
};

/** HR-14: parlays of the chosen sizes, each of which is graded and rounded alone. */
export const ROUND_ROBIN_RULES: AccumulatorRules<'roundRobin'> = {
  ...USUAL_RULES,
  calculateNet: calculateRoundRobinNet,
  settleFreeParts: settleFreeRoundRobin,
  bound: boundRoundRobin,
  createOdds: createRoundRobinOdds,
};
