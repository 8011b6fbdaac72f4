import { calculateRifMaxRiskCents } from '../rolling-if/judge-rif.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { createMarketTally } from './count-markets.ts';
import {
  calculateItemAmounts,
  calculateItemMaximum,
  createLeg,
  createEvaluatedItem,
  judgeItemAmount,
} from './item-amounts.ts';
import { findLargestWithin } from './find-largest-within.ts';
import { calculateAccountRoom } from './account-room.ts';
import type { PricedItem } from './price-item.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { describeWager, type TicketPlan } from './ticket-plan.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/** Each item a wager of its own, with its own amount. */
export const evaluateStraights = (
  priced: readonly PricedItem[],
  draft: TicketDraft,
  context: TicketContext,
): TicketPlan => {
  const plan: TicketPlan = { items: [], wagers: [], amounts: null, playCount: priced.length, error: null };
  const tally = createMarketTally();
  for (const each of priced) {
    const { itemId, amountEntered, amountCents } = each.item;
    const amounts = calculateItemAmounts(each, amountEntered, amountCents);
    const maximum = calculateItemMaximum(each, context, 1, tally.takenCents(each));
    tally.add(each, amounts.baseCents);
    const refusal = judgeItemAmount(each, amountCents, amounts, maximum, context.minimumWagerCents);
    plan.items.push(createEvaluatedItem(each, amounts, maximum, refusal === null ? [] : [refusal]));
    const wager = {
      terms: { kind: 'straight' },
      legs: [createLeg(each, amounts)],
      freePlay: draft.useFreePlay,
    } as const;
    plan.wagers.push(describeWager([itemId], wager, draft, context));
  }
  plan.items = lowerToAccount(priced, plan, draft, context);
  plan.error = judgeChild(plan, draft, context);
  return plan;
};

/** What each pick may still take of the account, beside what the others risk. */
const lowerToAccount = (
  priced: readonly PricedItem[],
  { items, wagers }: TicketPlan,
  draft: TicketDraft,
  context: TicketContext,
): TicketPlan['items'] => {
  const roomCents = calculateAccountRoom(draft, context);
  if (roomCents === Infinity) return items;
  const riskCents = wagers.reduce((sum, wager) => sum + wager.riskCents, 0);
  return priced.map((each, at) => {
    const item = items[at]!;
    const leftCents = roomCents - (riskCents - item.riskCents);
    const riskOf = (baseCents: Cents): Cents => calculateItemAmounts(each, 'base', baseCents).riskCents;
    return { ...item, affordableCents: findLargestWithin(item.maxWagerLimitCents, leftCents, riskOf) };
  });
};

/** HR-25: what a wager may risk that rolls from another. Called for every type that may roll. */
export const judgeChild = (
  { wagers }: TicketPlan,
  { parentRif }: TicketDraft,
  { parent }: TicketContext,
): TicketPlan['error'] => {
  if (parentRif === null || parent === null) return null;
  if (wagers.length > 1) return { code: 'tooManyLegs', params: { most: 1 } };
  const maxRiskCents = calculateRifMaxRiskCents(parent, parentRif.winOnly);
  return (wagers[0]?.riskCents ?? 0) > maxRiskCents
    ? { code: 'rifAmountExceeded', params: { maxRiskCents } }
    : null;
};
