import type { TeaserCard } from '../house-rules/house-rules.ts';
import type { Cents } from '../money/cents.ts';
import type { LegConflicts } from '../parlay/find-leg-conflicts.ts';
import { calculateAccumulatorLimit, calculateRiskOfPayout } from './accumulator-limit.ts';
import {
  type AccumulatorOdds,
  createParlayOdds,
  createRoundRobinOdds,
  createTeaserOdds,
} from './accumulator-odds.ts';
import { judgeChild } from './evaluate-straights.ts';
import { createLeg, describeItem, isAmount, NO_MAXIMUM } from './item-amounts.ts';
import type { PricedItem } from './price-item.ts';
import type { TicketAmounts, TicketContext } from './ticket-evaluation.ts';
import { describeWager, judgePayout, type TicketError, type TicketPlan } from './ticket-plan.ts';
import type { TicketDraft } from './ticket-request.ts';

/** Parlay, round robin and teaser: one amount, all legs one wager. */
export const evaluateAccumulator = (
  priced: readonly PricedItem[],
  conflicts: LegConflicts,
  draft: TicketDraft,
  teaser: TeaserCard | null,
  context: TicketContext,
): TicketPlan => {
  const legs = priced.map((each) => createLeg(each, null));
  const isRoundRobin = draft.roundRobinSizes.length > 0;
  const odds =
    teaser !== null
      ? createTeaserOdds(legs.length, draft.openSpots, teaser)
      : isRoundRobin
        ? createRoundRobinOdds(legs, conflicts.excluded, draft, context)
        : createParlayOdds(legs, draft.openSpots, context);
  const error =
    judgeCount(priced.length + draft.openSpots, draft, context) ??
    judgeTeams(odds, teaser, priced.length + draft.openSpots) ??
    judgeLegs(priced, conflicts, draft) ??
    (odds === null ? { code: 'parlayCombinations' as const } : null);
  const amounts = odds === null ? null : calculateAmounts(priced, draft, odds, context);
  const items = priced.map((each) => ({
    ...describeItem(each, null, NO_MAXIMUM),
    baseCents: amounts?.riskCents ?? 0,
  }));
  const playCount = odds?.playCount ?? 1;
  if (odds === null || amounts === null)
    return { items, wagers: [], amounts: null, playCount, error: error ?? { code: 'amountInvalid' } };

  const each = isRoundRobin ? draft.amountCents : amounts.riskCents;
  const wager = {
    terms: odds.terms({
      riskCents: each,
      toWinCents: amounts.toWinCents,
      entered: draft.amountEntered === 'toWin' && !isRoundRobin ? 'toWin' : 'risk',
    }),
    legs,
    freePlay: draft.useFreePlay,
  };
  const itemIds = priced.map(({ item }) => item.itemId);
  const plan: TicketPlan = {
    items,
    wagers: amounts.riskCents > 0 ? [describeWager(itemIds, wager, draft, context)] : [],
    amounts,
    playCount,
    error,
  };
  plan.error ??= judgeAmounts(amounts, draft, context) ?? judgeChild(plan, draft, context);
  return plan;
};

/** In a round robin legs that exclude each other only leave out combinations (HR-14); elsewhere they are refused (HR-11). */
const judgeLegs = (
  priced: readonly PricedItem[],
  { errors }: LegConflicts,
  { roundRobinSizes }: TicketDraft,
): TicketError | null => {
  const isRoundRobin = roundRobinSizes.length > 0;
  const refusals = errors.filter(({ code }) => !isRoundRobin || code === 'parlayRestricted');
  for (const refusal of refusals) {
    const refused = priced.find(({ item }) => item.itemId === refusal.itemId);
    // An item that can't be bet at all has said so already.
    if (refused?.available) refused.errors.push(refusal);
  }
  return refusals.length > 0 ? { code: 'parlayCombinations' } : null;
};

const judgeCount = (
  count: number,
  { wagerType }: TicketDraft,
  { rules }: TicketContext,
): TicketError | null => {
  if (count < 2) return { code: 'tooFewLegs', params: { fewest: 2 } };
  return wagerType === 'parlay' && count > rules.mostParlayLegs
    ? { code: 'tooManyLegs', params: { most: rules.mostParlayLegs } }
    : null;
};

const judgeTeams = (
  odds: AccumulatorOdds | null,
  teaser: TeaserCard | null,
  teams: number,
): TicketError | null =>
  teaser !== null && odds === null
    ? { code: 'teaserTeams', params: { teams, allowed: Object.keys(teaser.payCards).join(', ') } }
    : null;

/** Everything in whole cents, and never beyond what exact integers hold. @returns null when there is no amount */
const calculateAmounts = (
  priced: readonly PricedItem[],
  draft: TicketDraft,
  odds: AccumulatorOdds,
  context: TicketContext,
): TicketAmounts | null => {
  if (!isAmount(draft.amountCents)) return null;
  const isRoundRobin = draft.roundRobinSizes.length > 0;
  const limitCents = calculateAccumulatorLimit(priced, teaserOrParlay(draft), context);
  const betCents = isRoundRobin ? (context.roundRobinMaxBetCents ?? Infinity) : Infinity;
  const payoutCents = isRoundRobin ? context.roundRobinMaxPayoutCents : context.parlayMaxPayoutCents;
  const eachMaxCents = Math.min(
    Math.floor(Math.min(limitCents, betCents) / odds.playCount),
    calculateRiskOfPayout(payoutCents, odds.factor),
  );
  const safeCents = calculateRiskOfPayout(null, odds.factor);
  const each =
    draft.amountEntered === 'toWin' && !isRoundRobin ? odds.riskCents(draft.amountCents) : draft.amountCents;
  // What no account could be paid isn't worked out; it is over every maximum anyway.
  const toWinOf = (riskCents: Cents): Cents => (riskCents > safeCents ? 0 : odds.toWinCents(riskCents));
  return {
    riskCents: each * odds.playCount,
    toWinCents: draft.amountEntered === 'toWin' && !isRoundRobin ? draft.amountCents : toWinOf(each),
    riskMaxCents: eachMaxCents,
    toWinMaxCents: odds.toWinAtMostCents(Math.min(eachMaxCents, safeCents)),
  };
};

const teaserOrParlay = ({ wagerType }: TicketDraft): 'parlay' | 'teaser' =>
  wagerType === 'teaser' ? 'teaser' : 'parlay';

const judgeAmounts = (
  amounts: TicketAmounts,
  draft: TicketDraft,
  context: TicketContext,
): TicketError | null => {
  const { riskCents, toWinCents, riskMaxCents, toWinMaxCents } = amounts;
  if (draft.amountCents === 0 || context.filled !== null) return null;
  const isRoundRobin = draft.roundRobinSizes.length > 0;
  const payoutCents = isRoundRobin ? context.roundRobinMaxPayoutCents : context.parlayMaxPayoutCents;
  const betCents = isRoundRobin ? context.roundRobinMaxBetCents : null;
  if (betCents !== null && riskCents > betCents)
    return { code: 'roundRobinBetExceeded', params: { maxRiskCents: betCents } };
  const over = judgePayout({ riskCents, toWinCents }, payoutCents);
  if (over !== null) return over;
  const eachCents = isRoundRobin ? draft.amountCents : riskCents;
  if (eachCents > riskMaxCents)
    return { code: 'amountExceeded', params: { maxRiskCents: riskMaxCents, maxToWinCents: toWinMaxCents } };
  if (eachCents < context.minimumWagerCents)
    return { code: 'amountBelowMinimum', params: { minimumCents: context.minimumWagerCents } };
  return toWinCents === 0 ? { code: 'amountInvalid' } : null;
};
