import { calculateIfBetCapCents } from '../if-bet/if-bet-amounts.ts';
import { createMarketTally } from './count-markets.ts';
import {
  calculateItemAmounts,
  calculateItemMaximum,
  createLeg,
  describeItem,
  judgeItemAmount,
} from './item-amounts.ts';
import type { PricedItem } from './price-item.ts';
import type { StraightAmounts } from './straight-amounts.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { describeWager, judgePayout, type TicketError, type TicketPlan } from './ticket-plan.ts';
import type { TicketDraft } from './ticket-request.ts';

const FEWEST_LEGS = 2;

/**
 * The items as a chain in their order, each with its own amount (HR-20 to HR-22).
 * @param refusal why this ticket's options or number of legs can't be: then its worst and best aren't worked out
 */
export const evaluateIfBet = (
  priced: readonly PricedItem[],
  draft: TicketDraft,
  refusal: TicketError | null,
  context: TicketContext,
): TicketPlan => {
  const condition = draft.wagerType === 'ifWinOnly' ? 'winOnly' : 'winOrPush';
  const items: TicketPlan['items'] = [];
  const legs: StraightAmounts[] = [];
  const tally = createMarketTally();
  for (const each of priced) {
    const { itemId, amountEntered, amountCents } = each.item;
    const before = legs.at(-1);
    const amountDisabled = legs.some(({ riskCents, toWinCents }) => riskCents === 0 || toWinCents === 0);
    const amounts = calculateItemAmounts(each, amountEntered, amountDisabled ? 0 : amountCents);
    const maximum = calculateItemMaximum(each, context, 1, tally.takenCents(each));
    tally.add(each, amounts.baseCents);
    // HR-21: a post-up customer stakes no more than the leg before brings; a credit customer has the leg's own limit alone.
    const capCents =
      before === undefined || context.creditAcctFlag ? null : calculateIfBetCapCents(condition, before);
    const refusal = judgeItemAmount(each, amountCents, amounts, maximum, context.minimumWagerCents);
    if (refusal !== null) each.errors.push(refusal);
    else if (capCents !== null && amounts.riskCents > capCents)
      each.errors.push({ itemId, code: 'ifBetAmountExceeded', params: { maxRiskCents: capCents } });
    legs.push(amounts);
    const riskMaxCents = Math.min(maximum.riskMaxCents, capCents ?? maximum.riskMaxCents);
    items.push(describeItem(each, amounts, { ...maximum, riskMaxCents }, amountDisabled));
  }
  if (refusal !== null) return { items, wagers: [], amounts: null, playCount: 1, error: refusal };
  const wager = {
    terms: { kind: 'ifBet', condition },
    legs: priced.map((each, at) => createLeg(each, legs[at] ?? null)),
    freePlay: draft.useFreePlay,
  } as const;
  const evaluated = describeWager(
    priced.map(({ item }) => item.itemId),
    wager,
    draft,
    context,
  );
  return {
    items,
    wagers: [evaluated],
    amounts: null,
    playCount: 1,
    error:
      priced.length < FEWEST_LEGS
        ? { code: 'tooFewLegs', params: { fewest: FEWEST_LEGS } }
        : judgePayout(evaluated, context.ifBetMaxPayoutCents),
  };
};
