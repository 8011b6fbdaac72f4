import type { ItemError } from '../../ground/error/refusal.ts';
import { calculateIfBetCapCents } from '../if-bet/if-bet-amounts.ts';
import type { Cents } from '../../ground/money/cents.ts';
import {
  calculateItemAmounts,
  calculateItemMaximum,
  createLeg,
  createEvaluatedItem,
  judgeItemAmount,
} from './item-amounts.ts';
import type { PricedItem } from './price-item.ts';
import { findLargestWithin } from './find-largest-within.ts';
import type { MaximumAmounts } from './limits.ts';
import { calculateStraightAmounts, type StraightAmounts } from '../../ground/price/straight-amounts.ts';
import type { EvaluatedWager } from './ticket-evaluation.ts';
import { type ChainToPlan, describeWager, judgePayout, type TicketPlan } from './ticket-plan.ts';
import type { IfCondition } from '../wager/wager.ts';
import { calculateWinRoom } from './win-room.ts';

const FEWEST_LEGS = 2;

interface IfBetLeg {
  priced: PricedItem;
  amounts: StraightAmounts;
  /** Capped by its own limit and by what the leg before it returns. */
  maximum: MaximumAmounts;
  amountDisabled: boolean;
  refusal: ItemError | null;
}

/**
 * The items as a chain in their order, each with its own amount (HR-20 to HR-22).
 * @param condition on what each leg after the first waits
 */
export const evaluateIfBet = (
  priced: readonly PricedItem[],
  condition: IfCondition,
  { draft, refusal, related, context }: ChainToPlan,
): TicketPlan => {
  const legs: IfBetLeg[] = [];
  for (const each of priced) {
    const { amountEntered, amountCents } = each.item;
    const before = legs.at(-1);
    const amountDisabled = legs.some(({ amounts }) => amounts.riskCents === 0 || amounts.toWinCents === 0);
    const amounts = calculateItemAmounts(each, amountEntered, amountDisabled ? 0 : amountCents);
    const ofLimit = calculateItemMaximum(each, context);
    // HR-21: a post-up customer stakes no more than the leg before brings; a credit customer has the leg's own limit
    // alone.
    const capCents =
      before === undefined || context.creditAcctFlag
        ? null
        : calculateIfBetCapCents(condition, createLeg(before.priced, before.amounts));
    const maximum = lowerToRisk(each, ofLimit, capCents);
    const refusal =
      judgeItemAmount(each, amountCents, amounts, ofLimit, context.minimumWagerCents) ??
      judgeChained(each, amounts, maximum);
    legs.push({ priced: each, amounts, maximum, amountDisabled, refusal });
  }
  const describe = (amountsOf: (leg: IfBetLeg) => StraightAmounts): EvaluatedWager => {
    const terms = { kind: 'ifBet', condition } as const;
    const wagerLegs = legs.map((leg) => createLeg(leg.priced, amountsOf(leg)));
    return describeWager(
      priced.map(({ item }) => item.itemId),
      { terms, legs: wagerLegs, freePlay: draft.useFreePlay },
      draft,
      context,
    );
  };
  const picks = priced.map(({ item }) => item.pick);
  const winRoomCents = calculateWinRoom('ifBet', picks, context);
  const lowerToWin = (leg: IfBetLeg): MaximumAmounts => {
    const at = (baseCents: Cents): EvaluatedWager => {
      const own = calculateItemAmounts(leg.priced, 'base', baseCents);
      return describe((other) => (other === leg ? own : other.amounts));
    };
    const payable = lowerMaximum(leg.priced, leg.maximum, context.ifBetMaxPayoutCents, (baseCents) => {
      const { riskCents, toWinCents } = at(baseCents);
      return riskCents + toWinCents;
    });
    return lowerMaximum(leg.priced, payable, winRoomCents, (baseCents) => at(baseCents).toWinCents);
  };
  const items = legs.map((leg) => {
    // What may be won in all is looked at only where the wager is.
    const maximum = refusal !== null ? leg.maximum : lowerToWin(leg);
    const ofOthers = related.filter(({ itemId }) => itemId === leg.priced.item.itemId);
    const errors = leg.refusal === null ? ofOthers : [...ofOthers, leg.refusal];
    return createEvaluatedItem(leg.priced, leg.amounts, maximum, errors, leg.amountDisabled);
  });
  if (refusal !== null) return { items, wagers: [], amounts: null, playCount: 1, error: refusal };
  const evaluated = describe(({ amounts }) => amounts);
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

/** HR-21: more than the leg before brings. */
const judgeChained = (
  { item }: PricedItem,
  { riskCents, toWinCents }: StraightAmounts,
  { riskMaxCents, toWinMaxCents }: MaximumAmounts,
): ItemError | null =>
  riskCents > riskMaxCents || toWinCents > toWinMaxCents
    ? { itemId: item.itemId, code: 'ifBetAmountExceeded', params: { maxRiskCents: riskMaxCents } }
    : null;

/** HR-21: the risk reaches its cap to the cent, also where no base amount risks exactly that. */
const lowerToRisk = (priced: PricedItem, maximum: MaximumAmounts, capCents: Cents | null): MaximumAmounts => {
  if (capCents === null || maximum.riskMaxCents <= capCents) return maximum;
  const { maxWagerLimitCents } = lowerMaximum(
    priced,
    maximum,
    capCents,
    (baseCents) => calculateItemAmounts(priced, 'base', baseCents).riskCents,
  );
  const { toWinCents } = calculateItemAmounts(priced, 'risk', capCents);
  return { maxWagerLimitCents, riskMaxCents: capCents, toWinMaxCents: toWinCents };
};

/**
 * The largest amounts of a leg that keep a figure, which follows from the leg's amount, within a bound; null is no
 * bound.
 */
const lowerMaximum = (
  { final }: PricedItem,
  maximum: MaximumAmounts,
  boundCents: Cents | null,
  figureOf: (baseCents: Cents) => Cents,
): MaximumAmounts => {
  const baseCents = findLargestWithin(maximum.maxWagerLimitCents, boundCents, figureOf);
  if (baseCents === maximum.maxWagerLimitCents) return maximum;
  const { riskCents, toWinCents } = calculateStraightAmounts('base', baseCents, final.price);
  return { maxWagerLimitCents: baseCents, riskMaxCents: riskCents, toWinMaxCents: toWinCents };
};
