import type { ProgressiveCard, TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { calculateRiskAtProfit, calculateToWinAtProfit } from '../../ground/money/amounts-at-profit.ts';
import { selectProgressiveFactor } from '../kinds/progressive-card.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { EnteredStake } from '../../ground/money/entered-stake.ts';
import { createRational, type Rational, subtractRational } from '../../ground/money/rational.ts';
import { findBestOutcomes } from '../parlay/best-outcomes.ts';
import {
  calculateParlayFactor,
  calculateParlayRiskCents,
  calculateParlayToWinCents,
} from '../parlay/calculate-parlay-odds.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import { calculateRoundRobinToWinCents, countCombinations } from '../parlay/round-robin.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import { calculateTeaserRiskCents, calculateTeaserToWinCents } from '../teaser/settle-teaser.ts';
import type { WagerLeg, WagerTerms } from '../wager/wager.ts';
import { calculateRiskOfPayout } from './accumulator-limit.ts';
import type { AccumulatorBasis } from './accumulator-basis.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { kindOfDraft } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/** What an accumulator pays, whatever is staked on it. */
export interface AccumulatorOdds {
  /** Single wagers in it: the parlays of a round robin, else 1. */
  playCount: number;
  toWinCents(riskCents: Cents): Cents;
  riskCents(toWinCents: Cents): Cents;
  /**
   * The largest risk, of a round robin on each parlay, whose payout as it is rounded stays within the maximum; null is
   * none.
   */
  maxRiskCents(maxPayoutCents: Cents | null): Cents;
  /** The largest to-win that can be entered where so much may be risked; of a round robin what that risk wins. */
  maxToWinCents(maxRiskCents: Cents, maxPayoutCents: Cents | null): Cents;
  /** Legs that come later change nothing of what it wins: a teaser's number of teams was chosen at posting. */
  isSoldWhole: boolean;
  /** @param stake of a round robin the risk of each parlay, which is what was entered (HR-14) */
  terms(stake: EnteredStake): WagerTerms;
}

/** Where one stake is paid at one factor. */
const createWholeOdds = (
  factor: Rational,
  { toWinCents, riskCents }: Pick<AccumulatorOdds, 'toWinCents' | 'riskCents'>,
): Pick<AccumulatorOdds, 'playCount' | 'toWinCents' | 'riskCents' | 'maxRiskCents' | 'maxToWinCents'> => ({
  playCount: 1,
  toWinCents,
  riskCents,
  maxRiskCents: (maxPayoutCents) => calculateRiskOfPayout(maxPayoutCents, factor),
  maxToWinCents: (maxRiskCents, maxPayoutCents) => {
    const isTaken = (cents: Cents): boolean =>
      riskCents(cents) <= maxRiskCents &&
      (maxPayoutCents === null || riskCents(cents) + cents <= maxPayoutCents);
    // The risk that follows from it may be rounded up to a cent more than what won it.
    let cents = toWinCents(maxRiskCents);
    while (cents > 0 && !isTaken(cents)) cents -= 1;
    return cents;
  },
});

const createParlayOdds = (
  legs: readonly WagerLeg[],
  { openSpots, parlayCard: card }: Pick<AccumulatorBasis, 'openSpots' | 'parlayCard'>,
): AccumulatorOdds => ({
  ...createWholeOdds(calculateParlayFactor(legs, card), {
    toWinCents: (riskCents) => calculateParlayToWinCents(riskCents, legs, card),
    riskCents: (toWinCents) => calculateParlayRiskCents(toWinCents, legs, card),
  }),
  isSoldWhole: false,
  terms: (stake) => ({ kind: 'parlay', ...stake, openSpots, card }),
});

/**
 * A round robin's one amount is the risk of each parlay (HR-14).
 *
 * @param groups which of its legs decide each other
 * @returns null when no combination is left
 */
const createRoundRobinOdds = (
  legs: readonly WagerLeg[],
  excluded: ReadonlyArray<readonly [number, number]>,
  groups: readonly JointGroup[],
  { roundRobinSizes: sizes }: TicketDraft,
  { rules: { parlayCard: card } }: TicketContext,
): AccumulatorOdds | null => {
  const playCount = countCombinations(legs.length, sizes, excluded);
  if (playCount === 0) return null;
  const best = findBestOutcomes(legs, sizes, excluded, groups, { card });
  const terms = { sizes, excluded, card };
  const toWinCents = (riskCents: Cents): Cents =>
    calculateRoundRobinToWinCents(riskCents, legs, terms, best.outcomes);
  const payoutCents = (riskCents: Cents): Cents => toWinCents(riskCents) + riskCents * playCount;
  return {
    playCount,
    toWinCents,
    riskCents: (riskCents) => riskCents,
    maxRiskCents: (maxPayoutCents) => {
      let cents = calculateRiskOfPayout(maxPayoutCents, best.factor);
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

/** @returns null when the book has no such card, or none for so many legs */
const createProgressiveOdds = (legCount: number, card: ProgressiveCard | null): AccumulatorOdds | null => {
  const factor = card === null ? null : selectProgressiveFactor(card.payouts, legCount, 0);
  if (card === null || factor === null) return null;
  const profit = subtractRational(factor, createRational(1));
  return {
    ...createWholeOdds(factor, {
      toWinCents: (riskCents) => calculateToWinAtProfit(riskCents, profit),
      riskCents: (toWinCents) => calculateRiskAtProfit(toWinCents, profit),
    }),
    isSoldWhole: false,
    terms: (stake) => ({ kind: 'progressiveParlay', ...stake, payouts: card.payouts }),
  };
};

/** @returns null when the card has no price for so many teams */
const createTeaserOdds = (teams: number, openSpots: number, teaser: TeaserCard): AccumulatorOdds | null => {
  const price = teaser.payCards[teams];
  if (price === undefined) return null;
  return {
    ...createWholeOdds(factorOfPrice(price), {
      toWinCents: (riskCents) => calculateTeaserToWinCents(riskCents, teaser, teams),
      riskCents: (toWinCents) => calculateTeaserRiskCents(toWinCents, teaser, teams),
    }),
    isSoldWhole: true,
    terms: (stake) => ({ kind: 'teaser', ...stake, openSpots, teams, teaser }),
  };
};

/** @returns null for legs that nothing can be sold on: no combination is left, or no card pays so many */
export const createOdds = ({
  legs,
  basis,
  teaser,
  excluded,
  groups,
  draft,
  context,
}: {
  /** Includes the legs that were accepted earlier. */
  legs: readonly WagerLeg[];
  basis: AccumulatorBasis;
  teaser: TeaserCard | null;
  excluded: ReadonlyArray<readonly [number, number]>;
  groups: readonly JointGroup[];
  draft: TicketDraft;
  context: TicketContext;
}): AccumulatorOdds | null => {
  switch (kindOfDraft(draft)) {
    case 'roundRobin':
      return createRoundRobinOdds(legs, excluded, groups, draft, context);
    case 'teaser':
      return teaser === null
        ? null
        : createTeaserOdds(legs.length + basis.openSpots, basis.openSpots, teaser);
    case 'progressiveParlay':
      return createProgressiveOdds(legs.length, context.rules.progressiveCard);
    default:
      return createParlayOdds(legs, basis);
  }
};
