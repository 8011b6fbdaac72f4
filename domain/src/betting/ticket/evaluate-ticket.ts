import type { ItemError, TicketError } from '../../ground/error/refusal.ts';
import { isWageringDisabled } from '../../account/customer/is-wagering-disabled.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { findLegConflicts } from '../correlation/find-leg-conflicts.ts';
import { isRifCorrelated, judgeRifParent } from '../rolling-if/judge-rif.ts';
import { selectTeaser } from '../teaser/select-teaser.ts';
import { combinationOf } from './combination-of-item.ts';
import { combineItems } from './combine-items.ts';
import { judgeChoices } from './choices.ts';
import { evaluateAccumulator } from './evaluate-accumulator.ts';
import { evaluateIfBet } from './evaluate-if-bet.ts';
import { evaluateReverse } from './evaluate-reverse.ts';
import { evaluateStraights } from './evaluate-straights.ts';
import { isQuarterLine } from './item-amounts.ts';
import { judgeEvaluation } from './judge-evaluation.ts';
import { judgeMostLegs } from './judge-most-legs.ts';
import { judgeOptions } from './judge-options.ts';
import { calculateOwnLeft, judgeOwnLimits, judgeTimeOut } from './judge-own-limits.ts';
import { keyOfPick } from '../../ground/pick/pick.ts';
import { priceItem, type PricedItem } from './price-item.ts';
import type { EvaluateTicket, TicketChoices, TicketContext } from './ticket-evaluation.ts';
import type { TicketPlan, TicketToPlan } from './ticket-plan.ts';
import { MAX_TICKET_ITEMS } from '../request/ticket-bounds.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';
import { judgeWinnings } from './judge-winnings.ts';

/**
 * Everything a ticket must pass, worked out again from what the book says now. The slip calls it to show limits and
 * errors before they are hit; the gateway calls it and trusts nothing else. It reads no clock and doesn't throw on
 * input that was parsed.
 */
export const evaluateTicket: EvaluateTicket = (draft, given) => {
  const context = {
    ...given,
    parent: draft.parentRif === null ? null : given.parent,
    filled: draft.filling === null ? null : given.filled,
  };
  const teaser = selectCard(draft, context);
  const priced = refuseDuplicates(draft.items.map((item) => priceItem(item, draft, teaser, context)));
  const combined = combineItems(draft, priced, context);
  const conflicts = findLegConflicts(
    priced.map(({ item, quote }) => ({
      itemId: item.itemId,
      pick: item.pick,
      quote,
      combination: combinationOf(item.itemId, draft),
    })),
    context.filled?.legs ?? [],
    rowOfType(draft.wagerType).isOneAGame,
  );
  const choices = judgeChoices(
    draft,
    { items: priced.map(describeFacts), excluded: conflicts.excluded, teaser },
    context,
  );
  const options = judgeOptions(draft, context);
  const refusal = options ?? judgeMostLegs(draft, teaser, context);
  const plan = planTicket({ priced, combined, conflicts, draft, teaser, refusal, context });
  const totalRiskCents = plan.wagers.reduce((sum, { riskCents }) => sum + riskCents, 0);
  const totalToWinCents = plan.wagers.reduce((sum, { toWinCents }) => sum + toWinCents, 0);
  const error =
    judgeWhole(draft, context) ??
    options ??
    judgeChosen(draft, choices) ??
    judgeParent(draft, context) ??
    plan.error ??
    judgeMoney(plan, totalRiskCents, draft, context);
  const evaluation = {
    items: plan.items,
    wagers: plan.wagers,
    combinations: combined.combinations,
    amounts: plan.amounts,
    playCount: plan.playCount,
    combinedPrice: plan.combinedPrice ?? null,
    totalRiskCents,
    totalToWinCents,
    ownLeftCents: calculateOwnLeft(context.own, context.bookMs),
    choices,
    error,
  };
  return { ...evaluation, safeToPost: judgeEvaluation(evaluation).state === 'accepted' };
};

/** Legs that fill a teaser's places are judged by the card that it was accepted with. */
const selectCard = (draft: TicketDraft, { filled, rules }: TicketContext): TeaserCard | null => {
  if (!rowOfType(draft.wagerType).isTeased) return null;
  const terms = filled?.wager.terms;
  return terms !== undefined && 'teaser' in terms
    ? terms.teaser
    : selectTeaser(rules, draft.teaserName ?? '');
};

/**
 * Legs that decide each other make no chain either: the second would be bet once it is all but won. A restriction of
 * parlays doesn't count there.
 */
const listRelated = ({ priced, conflicts }: TicketToPlan): readonly ItemError[] => {
  const bettable = new Set(priced.flatMap(({ item, available }) => (available ? [item.itemId] : [])));
  return conflicts.errors.filter(({ itemId, code }) => code !== 'parlayRestricted' && bettable.has(itemId));
};

const planTicket = (ticket: TicketToPlan): TicketPlan => {
  const { priced, draft, refusal, context } = ticket;
  const related = listRelated(ticket);
  const { entered, condition } = rowOfType(draft.wagerType);
  switch (entered) {
    case 'items':
      return condition === null
        ? evaluateStraights(priced, draft, context)
        : evaluateIfBet(priced, condition, { draft, refusal, related, context });
    case 'base':
      return evaluateReverse(priced, { draft, refusal, related, context });
    case 'ticket':
    case 'risk':
      return evaluateAccumulator(ticket);
  }
};

const refuseDuplicates = (priced: readonly PricedItem[]): PricedItem[] => {
  const counts = new Map<string, number>();
  const keys = priced.map(({ item }) => keyOfPick(item.pick));
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return priced.map((each, at) => {
    if (counts.get(keys[at]!) === 1) return each;
    return { ...each, errors: [...each.errors, { itemId: each.item.itemId, code: 'duplicatePick' }] };
  });
};

const describeFacts = ({ final, quote }: PricedItem) => ({
  price: final.price,
  isQuarter: isQuarterLine(final.points),
  parlayRestricted: quote?.type === 'G' && quote.game.parlayRestriction === 'D',
});

const judgeWhole = ({ items }: TicketDraft, { restrictions, own }: TicketContext): TicketError | null => {
  if (isWageringDisabled(restrictions)) return { code: 'wageringDisabled' };
  const timedOut = judgeTimeOut(own);
  if (timedOut !== null) return timedOut;
  if (items.length === 0) return { code: 'noItems' };
  if (items.length > MAX_TICKET_ITEMS)
    return { code: 'tooManyItems', params: { maxItems: MAX_TICKET_ITEMS } };
  return new Set(items.map(({ itemId }) => itemId)).size < items.length ? { code: 'badRequest' } : null;
};

/** What was chosen must be there to choose (spec 2 §5). */
const judgeChosen = (draft: TicketDraft, choices: TicketChoices): TicketError | null => {
  const refuse = (isChosen: boolean, code: TicketChoices['rif']): TicketError | null =>
    isChosen && code !== null ? { code } : null;
  const isRoundRobin = draft.roundRobinSizes.length > 0;
  const offered = new Set(choices.roundRobinSizes.map(({ size }) => size));
  return (
    refuse(draft.useFreePlay, choices.freePlay) ??
    refuse(draft.lessJuice, choices.lessJuice) ??
    refuse(draft.parentRif !== null, choices.rif) ??
    refuse(isRoundRobin, choices.roundRobin) ??
    refuse(draft.openSpots > 0, choices.openSpots) ??
    refuse(draft.openSpots > choices.mostOpenSpots, 'openSpotsTooMany') ??
    refuse(draft.arbc, choices.arbc) ??
    refuse(isRoundRobin && !draft.roundRobinSizes.every((size) => offered.has(size)), 'roundRobinSizes')
  );
};

/** HR-25. */
const judgeParent = (draft: TicketDraft, { parent, rules, quotes }: TicketContext): TicketError | null => {
  if (draft.parentRif === null) return null;
  const code = judgeRifParent(parent, rules);
  if (code !== null)
    return code === 'rifChainTooLong' ? { code, params: { most: rules.rifMaxChain } } : { code };
  const legs = draft.items.map(({ itemId, pick }) => ({ itemId, pick, quote: quotes.get(itemId) ?? null }));
  return parent !== null && isRifCorrelated(parent, legs) ? { code: 'rifCorrelated' } : null;
};

const judgeMoney = (
  plan: TicketPlan,
  totalRiskCents: number,
  draft: TicketDraft,
  context: TicketContext,
): TicketError | null => {
  const { availableCents, freePlayBalanceCents, own, bookMs } = context;
  const { wagers } = plan;
  const { useFreePlay } = draft;
  // A reversal was posted whole: until it is paid nothing is bet, from free play neither (HR-41).
  if (availableCents !== null && availableCents < 0)
    return { code: 'accountOwes', params: { owedCents: 0 - availableCents } };
  const heldCents = wagers.reduce((sum, wager) => sum + wager.heldCents, 0);
  const over = judgeWinnings(plan, draft, context);
  if (over !== null) return over;
  if (useFreePlay && freePlayBalanceCents !== null && totalRiskCents > freePlayBalanceCents)
    return { code: 'freePlayInsufficient', params: { freePlayBalanceCents, totalRiskCents } };
  return availableCents !== null && heldCents > availableCents
    ? { code: 'insufficientAvailable', params: { availableCents, totalRiskCents } }
    : judgeOwnLimits(heldCents, own, bookMs);
};
