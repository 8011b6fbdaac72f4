import type { ItemError, TicketError } from '../../ground/error/refusal.ts';
import { calculateAccountRoom } from './account-room.ts';
import {
  calculateItemAmounts,
  calculateItemMaximum,
  createLeg,
  createEvaluatedItem,
  isAmount,
} from './item-amounts.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { PricedItem } from './price-item.ts';
import type { MaximumAmounts } from './limits.ts';
import { findLargestWithin } from './find-largest-within.ts';
import type { StraightAmounts } from '../../ground/price/straight-amounts.ts';
import type { EvaluatedWager, TicketContext } from './ticket-evaluation.ts';
import { type ChainToPlan, describeWager, judgePayout, type TicketPlan } from './ticket-plan.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { calculateWinRoom } from './win-room.ts';

/**
 * One amount for every leg, each ordered pair an if-win-or-push bet (HR-23, HR-24). A leg is in 2(n − 1) of them,
 * so that many times the amount counts towards its limit (HR-4).
 */
export const evaluateReverse = (
  priced: readonly PricedItem[],
  { draft, refusal, related, context }: ChainToPlan,
): TicketPlan => {
  const { amountEntered, amountCents } = draft;
  const share = Math.max(1, 2 * (priced.length - 1));
  const maxima = priced.map((each) => calculateItemMaximum(each, context, share));
  const legs = priced.map((each) => calculateItemAmounts(each, amountEntered, amountCents));
  const items = priced.map((each, at) => {
    const [amounts, maximum] = [legs[at]!, maxima[at]!];
    const isJudged = each.available && isAmount(amountCents) && amountCents > 0;
    const errors = [
      ...related.filter(({ itemId }) => itemId === each.item.itemId),
      ...(isJudged ? judgeLeg(each, amounts, maximum, context) : []),
    ];
    return createEvaluatedItem(each, { ...amounts, baseCents: amounts.baseCents * share }, maximum, errors);
  });
  const itemIds = priced.map(({ item }) => item.itemId);
  const describe = (amounts: readonly StraightAmounts[]): EvaluatedWager => {
    const terms = { kind: 'reverse' } as const;
    const wagerLegs = priced.map((each, at) => createLeg(each, amounts[at] ?? null));
    return describeWager(itemIds, { terms, legs: wagerLegs, freePlay: draft.useFreePlay }, draft, context);
  };
  const playCount = priced.length * (priced.length - 1);
  const error = judgeLegs(priced.length, draft);
  // The money of more pairs than may be bet isn't worked out: it could be beyond what exact integers hold.
  if (refusal !== null) return { items, wagers: [], amounts: null, playCount, error: refusal };
  const evaluated = describe(legs);
  const leastLimitCents = maxima.reduce((least, each) => Math.min(least, each.maxWagerLimitCents), Infinity);
  const at = (baseCents: Cents): EvaluatedWager =>
    describe(priced.map((each) => calculateItemAmounts(each, 'base', baseCents)));
  const payableCents = findLargestWithin(
    Number.isFinite(leastLimitCents) ? leastLimitCents : 0,
    context.ifBetMaxPayoutCents,
    (baseCents) => {
      const { riskCents, toWinCents } = at(baseCents);
      return riskCents + toWinCents;
    },
  );
  const picks = priced.map(({ item }) => item.pick);
  const mostBaseCents = findLargestWithin(
    payableCents,
    calculateWinRoom('reverse', picks, context),
    (baseCents) => at(baseCents).toWinCents,
  );
  return {
    items,
    wagers: [evaluated],
    amounts: {
      riskCents: evaluated.riskCents,
      toWinCents: evaluated.toWinCents,
      riskMaxCents: mostBaseCents,
      affordableCents: findLargestWithin(
        mostBaseCents,
        calculateAccountRoom(draft, context),
        (baseCents) => at(baseCents).riskCents,
      ),
      toWinMaxCents: mostBaseCents,
    },
    playCount,
    error: error ?? judgePayout(evaluated, context.ifBetMaxPayoutCents),
  };
};

/** The one amount at this leg's price. */
const judgeLeg = (
  { item: { itemId } }: PricedItem,
  { riskCents, toWinCents }: StraightAmounts,
  { riskMaxCents, toWinMaxCents }: MaximumAmounts,
  { minimumWagerCents }: TicketContext,
): ItemError[] => {
  if (riskCents > riskMaxCents || toWinCents > toWinMaxCents) {
    const params = { maxRiskCents: riskMaxCents, maxToWinCents: toWinMaxCents };
    return [{ itemId, code: 'reverseAmountExceeded', params }];
  }
  return riskCents < minimumWagerCents
    ? [{ itemId, code: 'amountBelowMinimum', params: { minimumCents: minimumWagerCents } }]
    : [];
};

/** `judgeChoices` says that an ARBC has at least three legs, `judgeMostLegs` how many at most. */
const judgeLegs = (count: number, { arbc, amountCents }: TicketDraft): TicketError | null => {
  if (!arbc && count !== 2) return { code: 'reverseNeedsTwo' };
  return isAmount(amountCents) ? null : { code: 'amountInvalid' };
};
