import { findLargestWithin } from './find-largest-within.ts';
import type { ItemError, TicketError } from '../../ground/error/refusal.ts';
import { type Cents, MAX_TO_WIN_CENTS } from '../../ground/money/cents.ts';
import type { EnteredAmount } from '../../ground/money/entered-stake.ts';
import type { LegConflicts } from '../correlation/find-leg-conflicts.ts';
import { calculateCombinedPrice } from '../settlement/combined-price.ts';
import { groupJointLegs, type JointLeg } from '../correlation/joint-outcomes.ts';
import { type AccumulatorBasis, selectBasis } from './accumulator-basis.ts';
import { calculateAccountRoom } from './account-room.ts';
import { calculateLegRoom } from './accumulator-limit.ts';
import type { AccumulatorOdds } from '../kinds/accumulator-odds.ts';
import { createOdds } from './create-odds.ts';
import { countOnMarket } from './count-markets.ts';
import { judgeChild } from './evaluate-straights.ts';
import { createLeg, createEvaluatedItem, isAmount, NO_MAXIMUM } from './item-amounts.ts';
import type { CombinedItems } from './combine-items.ts';
import type { AcceptedCombination } from '../wager/wager.ts';
import type { PricedItem } from './price-item.ts';
import type { TicketAmounts, TicketContext } from './ticket-evaluation.ts';
import { describeWager, judgePayout, type TicketPlan, type TicketToPlan } from './ticket-plan.ts';
import { kindOfDraft } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { calculateGameRoom, calculateWinRoom, listCombinedGames } from './win-room.ts';

interface Accumulator {
  priced: readonly PricedItem[];
  draft: TicketDraft;
  context: TicketContext;
  basis: AccumulatorBasis;
  odds: AccumulatorOdds;
  combinations: readonly AcceptedCombination[];
}

/**
 * Parlay, round robin and teaser, whether newly placed, rolled from another wager or put into the open places of one
 * that was accepted (HR-15): one stake, all legs one wager. Whichever way a leg comes in, its company, its limits and
 * the largest payout are judged here (HR-4, HR-10, HR-11).
 */
export const evaluateAccumulator = ({
  priced,
  combined,
  conflicts,
  draft,
  teaser,
  refusal,
  context,
}: TicketToPlan): TicketPlan => {
  const isRoundRobin = draft.roundRobinSizes.length > 0;
  const basis = selectBasis(draft, context);
  const legs = [...basis.legs, ...priced.map((each) => createLeg(each, null))];
  const groups = isRoundRobin && refusal === null ? groupJointLegs(priced.map(describeJoint)) : [];
  const odds =
    refusal === null && combined.accepted !== null
      ? createOdds({
          legs,
          basis,
          teaser,
          excluded: conflicts.excluded,
          groups,
          combinations: combined.accepted,
          draft,
          context,
        })
      : null;
  const unfit = refusal ?? judgeFewest(legs.length + basis.openSpots);
  const conflicting = unfit === null ? selectConflicting(conflicts, draft) : [];
  const error = unfit ?? (conflicting.length > 0 || odds === null ? selectReason(combined) : null);
  const accumulator =
    odds === null ? null : { priced, draft, context, basis, odds, combinations: combined.accepted ?? [] };
  const amounts = accumulator === null ? null : calculateAmounts(accumulator);
  const over = accumulator === null || amounts === null ? NOTHING_OVER : judgeAmounts(accumulator, amounts);
  // An item that can't be bet at all has said so already: its company adds nothing.
  const errorsOf = ({ item: { itemId }, available }: PricedItem): ItemError[] =>
    [...(available ? [...combined.errors, ...conflicting] : []), ...over.errors].filter(
      (refused) => refused.itemId === itemId,
    );
  const items = priced.map((each) => ({
    ...createEvaluatedItem(each, null, NO_MAXIMUM, errorsOf(each)),
    baseCents: amounts?.riskCents ?? 0,
  }));
  const playCount = odds?.playCount ?? 1;
  if (odds === null || amounts === null)
    return { items, wagers: [], amounts: null, playCount, error: error ?? { code: 'amountInvalid' } };

  const each = isRoundRobin ? draft.amountCents : amounts.riskCents;
  const { toWinCents } = amounts;
  const wager = {
    terms: odds.terms({ riskCents: each, toWinCents, entered: selectEntered(basis, odds, draft) }),
    legs,
    freePlay: basis.freePlay,
  };
  const itemIds = priced.map(({ item }) => item.itemId);
  // Beyond what is worked out there is no to-win either.
  const mostWinCents = isRoundRobin && toWinCents > 0 ? odds.mostWinCents(each) : 0;
  const plan: TicketPlan = {
    items,
    wagers:
      amounts.riskCents > 0 ? [describeWager(itemIds, wager, draft, context, { groups, mostWinCents })] : [],
    amounts,
    playCount,
    combinedPrice: calculateCombinedPrice(wager),
    error,
  };
  plan.error ??= over.refusal ?? judgeChild(plan, draft, context);
  return plan;
};

/** A combination that can't be sold says why by the first item that it is about. */
const selectReason = ({ errors: [first] }: CombinedItems): TicketError => {
  if (first === undefined) return { code: 'parlayCombinations' };
  const { itemId: _, ...refusal } = first;
  return refusal;
};

const describeJoint = ({ item, final, quote }: PricedItem): JointLeg => ({
  pick: item.pick,
  points: final.points,
  quote,
  pitcher1ReqFlag: item.pitcher1ReqFlag,
  pitcher2ReqFlag: item.pitcher2ReqFlag,
});

/**
 * Which amount the other one follows from (HR-3). New legs of a parlay print its to-win again, from the risk that
 * stays.
 */
const selectEntered = (
  { staked }: AccumulatorBasis,
  { isSoldWhole }: AccumulatorOdds,
  { amountEntered, roundRobinSizes }: TicketDraft,
): EnteredAmount => {
  if (staked !== null) return isSoldWhole ? staked.entered : 'risk';
  return amountEntered === 'toWin' && roundRobinSizes.length === 0 ? 'toWin' : 'risk';
};

/**
 * Legs that exclude each other only leave out combinations of a round robin (HR-14); elsewhere they are refused
 * (HR-11).
 */
const selectConflicting = (
  { errors }: LegConflicts,
  { roundRobinSizes }: TicketDraft,
): readonly ItemError[] =>
  errors.filter(({ code }) => roundRobinSizes.length === 0 || code === 'parlayRestricted');

const judgeFewest = (count: number): TicketError | null =>
  count < 2 ? { code: 'tooFewLegs', params: { fewest: 2 } } : null;

/** Everything in whole cents, and never beyond what exact integers hold. @returns null when there is no amount */
const calculateAmounts = (accumulator: Accumulator): TicketAmounts | null => {
  const { priced, draft, context, basis, odds } = accumulator;
  const { staked } = basis;
  if (staked === null && !isAmount(draft.amountCents)) return null;
  const isRoundRobin = draft.roundRobinSizes.length > 0;
  const isToWin = staked === null && selectEntered(basis, odds, draft) === 'toWin';
  const onMarket = countOnMarket(priced);
  // The whole risk is on every leg.
  const roomCents = priced.reduce((least, each, at) => {
    const legCents = calculateLegRoom(each, draft, context) ?? Infinity;
    return Math.min(least, Math.floor(legCents / onMarket[at]!));
  }, Infinity);
  const limitCents = Number.isFinite(roomCents) ? roomCents : 0;
  const betCents = isRoundRobin ? (context.roundRobinMaxBetCents ?? Infinity) : Infinity;
  const mostWinCents = calculateMostWin(accumulator);
  const payableCents = Math.min(
    Math.floor(Math.min(limitCents, betCents) / odds.playCount),
    odds.maxRiskCents(selectMaxPayout(draft, context)),
  );
  const safeCents = odds.maxRiskCents(null);
  const eachMaxCents = findLargestWithin(Math.min(payableCents, safeCents), mostWinCents, odds.mostWinCents);
  const roomOfAccountCents = Math.max(0, calculateAccountRoom(draft, context));
  const each = staked?.riskCents ?? (isToWin ? odds.riskCents(draft.amountCents) : draft.amountCents);
  // What no account could be paid isn't worked out; it is over every maximum anyway.
  const toWinOf = (riskCents: Cents): Cents => (riskCents > safeCents ? 0 : odds.toWinCents(riskCents));
  return {
    riskCents: each * odds.playCount,
    toWinCents: isToWin
      ? draft.amountCents
      : staked !== null && odds.isSoldWhole
        ? staked.toWinCents
        : toWinOf(each),
    riskMaxCents: eachMaxCents,
    affordableCents: Math.min(eachMaxCents, Math.floor(roomOfAccountCents / odds.playCount)),
    toWinMaxCents: Math.min(odds.maxToWinCents(eachMaxCents, selectMaxPayout(draft, context)), mostWinCents),
  };
};

/** Includes the accepted legs where open spots are filled (HR-84). */
const calculateMostWin = ({ priced, combinations, draft, context }: Accumulator): Cents => {
  const { filled } = context;
  const picks = [...(filled?.legs ?? []).map(({ pick }) => pick), ...priced.map(({ item }) => item.pick)];
  const roomCents = calculateWinRoom(kindOfDraft(draft), picks, context, filled?.toWinCents);
  return Math.min(roomCents, calculateGameRoom(listCombinedGames(combinations, picks), context));
};

const selectMaxPayout = ({ roundRobinSizes }: TicketDraft, context: TicketContext): Cents | null =>
  roundRobinSizes.length > 0 ? context.roundRobinMaxPayoutCents : context.parlayMaxPayoutCents;

/** What is too much or too little: for the ticket as a whole, and which legs are too tight for it. */
interface OverLimit {
  refusal: TicketError | null;
  errors: readonly ItemError[];
}

const NOTHING_OVER: OverLimit = { refusal: null, errors: [] };

const judgeAmounts = (accumulator: Accumulator, amounts: TicketAmounts): OverLimit => {
  const { draft, context, basis } = accumulator;
  const { riskCents, toWinCents } = amounts;
  if (basis.staked === null && draft.amountCents === 0) return NOTHING_OVER;
  const betCents = draft.roundRobinSizes.length > 0 ? context.roundRobinMaxBetCents : null;
  if (betCents !== null && riskCents > betCents)
    return { refusal: { code: 'roundRobinBetExceeded', params: { maxRiskCents: betCents } }, errors: [] };
  const over = judgePayout({ riskCents, toWinCents }, selectMaxPayout(draft, context));
  if (over !== null) return { refusal: over, errors: [] };
  return basis.staked === null
    ? { refusal: judgeEntered(accumulator, amounts), errors: [] }
    : judgeStaked(accumulator, riskCents);
};

const judgeEntered = (
  { draft, context, basis, odds }: Accumulator,
  amounts: TicketAmounts,
): TicketError | null => {
  const { riskCents, toWinCents, riskMaxCents, toWinMaxCents } = amounts;
  const eachCents = draft.roundRobinSizes.length > 0 ? draft.amountCents : riskCents;
  const isOver =
    eachCents > riskMaxCents || (selectEntered(basis, odds, draft) === 'toWin' && toWinCents > toWinMaxCents);
  if (isOver)
    return { code: 'amountExceeded', params: { maxRiskCents: riskMaxCents, maxToWinCents: toWinMaxCents } };
  if (eachCents < context.minimumWagerCents)
    return { code: 'amountBelowMinimum', params: { minimumCents: context.minimumWagerCents } };
  return toWinCents === 0 ? { code: 'amountInvalid' } : null;
};

/** The existing stake can't be lowered: a leg whose limit it exceeds is named, and has to be removed. */
const judgeStaked = ({ priced, draft, context, odds }: Accumulator, riskCents: Cents): OverLimit => {
  const maxPayoutCents = selectMaxPayout(draft, context);
  // Beyond what is worked out at all, so it had no to-win to be judged by.
  if (riskCents > odds.maxRiskCents(maxPayoutCents))
    return {
      refusal: { code: 'payoutExceeded', params: { maxPayoutCents: maxPayoutCents ?? MAX_TO_WIN_CENTS } },
      errors: [],
    };
  const errors = priced.flatMap((each): ItemError[] => {
    const maxRiskCents = calculateLegRoom(each, draft, context);
    return maxRiskCents === null || riskCents <= maxRiskCents
      ? []
      : [{ itemId: each.item.itemId, code: 'amountExceeded', params: { maxRiskCents } }];
  });
  const last = errors.at(-1);
  if (last === undefined) return NOTHING_OVER;
  const { itemId: _, ...refusal } = last;
  return { refusal, errors };
};
