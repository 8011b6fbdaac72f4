import type { TeaserCard } from '../house-rules/house-rules.ts';
import type { Cents } from '../money/cents.ts';
import type { EnteredStake } from '../money/entered-stake.ts';
import {
  createRational,
  multiplyRational,
  type Rational,
  roundToCents,
  subtractRational,
} from '../money/rational.ts';
import {
  calculateParlayFactor,
  calculateParlayRiskCents,
  calculateParlayToWinCents,
} from '../parlay/calculate-parlay-odds.ts';
import { calculateRoundRobinToWinCents, countCombinations } from '../parlay/round-robin.ts';
import { calculateRoundRobinFactor } from '../parlay/round-robin-factor.ts';
import { factorOfPrice } from '../price/decimal-factor.ts';
import { calculateTeaserRiskCents, calculateTeaserToWinCents } from '../teaser/settle-teaser.ts';
import type { WagerLeg, WagerTerms } from '../wager/wager.ts';
import type { AccumulatorBasis } from './accumulator-basis.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { TicketDraft } from './ticket-request.ts';

/** What an accumulator pays, whatever is staked on it. */
export interface AccumulatorOdds {
  /** Single wagers in it: the parlays of a round robin, else 1. */
  playCount: number;
  /** Payout per unit of the amount when every leg wins; of a round robin, excluded combinations are counted too. */
  factor: Rational;
  toWinCents(riskCents: Cents): Cents;
  /** The same for a maximum that is only shown: of a round robin without the roundings of its parlays. */
  toWinAtMostCents(riskCents: Cents): Cents;
  riskCents(toWinCents: Cents): Cents;
  /** Legs that come later change nothing of what it wins: a teaser's number of teams was chosen at posting. */
  isSoldWhole: boolean;
  /** @param stake of a round robin the risk of each parlay, which is what was entered (HR-14) */
  terms(stake: EnteredStake): WagerTerms;
}

export const createParlayOdds = (
  legs: readonly WagerLeg[],
  { openSpots, parlayCard: card }: Pick<AccumulatorBasis, 'openSpots' | 'parlayCard'>,
): AccumulatorOdds => {
  return {
    playCount: 1,
    factor: calculateParlayFactor(legs, card),
    toWinCents: (riskCents) => calculateParlayToWinCents(riskCents, legs, card),
    toWinAtMostCents: (riskCents) => calculateParlayToWinCents(riskCents, legs, card),
    riskCents: (toWinCents) => calculateParlayRiskCents(toWinCents, legs, card),
    isSoldWhole: false,
    terms: (stake) => ({ kind: 'parlay', ...stake, openSpots, card }),
  };
};

const LARGE_STAKE_CENTS: Cents = 10_000_000;

/** A round robin's one amount is the risk of each parlay (HR-14). @returns null when no combination is left */
export const createRoundRobinOdds = (
  legs: readonly WagerLeg[],
  excluded: ReadonlyArray<readonly [number, number]>,
  { roundRobinSizes: sizes }: TicketDraft,
  { rules: { parlayCard: card } }: TicketContext,
): AccumulatorOdds | null => {
  const playCount = countCombinations(legs.length, sizes, excluded);
  if (playCount === 0) return null;
  const toWinCents = (riskCents: Cents): Cents =>
    calculateRoundRobinToWinCents(riskCents, legs, sizes, excluded, card);
  // Where a card pays, the coefficients don't say what; a large stake does, to the cent.
  const factor =
    card === null
      ? calculateRoundRobinFactor(
          legs.map(({ price }) => price),
          sizes,
        )
      : createRational(toWinCents(LARGE_STAKE_CENTS) + playCount * LARGE_STAKE_CENTS, LARGE_STAKE_CENTS);
  return {
    playCount,
    factor,
    toWinCents,
    toWinAtMostCents: (riskCents) =>
      roundToCents(
        multiplyRational(createRational(riskCents), subtractRational(factor, createRational(playCount))),
      ),
    riskCents: (riskCents) => riskCents,
    isSoldWhole: false,
    terms: ({ riskCents, toWinCents }) => ({
      kind: 'roundRobin',
      riskCents,
      toWinCents,
      sizes,
      excluded,
      card,
    }),
  };
};

/** @returns null when the card has no price for so many teams */
export const createTeaserOdds = (
  teams: number,
  openSpots: number,
  teaser: TeaserCard,
): AccumulatorOdds | null => {
  const price = teaser.payCards[teams];
  if (price === undefined) return null;
  return {
    playCount: 1,
    factor: factorOfPrice(price),
    toWinCents: (riskCents) => calculateTeaserToWinCents(riskCents, teaser, teams),
    toWinAtMostCents: (riskCents) => calculateTeaserToWinCents(riskCents, teaser, teams),
    riskCents: (toWinCents) => calculateTeaserRiskCents(toWinCents, teaser, teams),
    isSoldWhole: true,
    terms: (stake) => ({ kind: 'teaser', ...stake, openSpots, teams, teaser }),
  };
};
