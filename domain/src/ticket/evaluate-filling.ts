import type { LegConflicts } from '../parlay/find-leg-conflicts.ts';
import { calculateParlayToWinCents } from '../parlay/calculate-parlay-odds.ts';
import type { Wager, WagerLeg, WagerTerms } from '../wager/wager.ts';
import { createLeg, describeItem, NO_MAXIMUM } from './item-amounts.ts';
import type { PricedItem } from './price-item.ts';
import type { StandingWager, TicketContext } from './ticket-evaluation.ts';
import { describeWager, type TicketError, type TicketPlan } from './ticket-plan.ts';
import type { TicketDraft } from './ticket-request.ts';

type OpenTerms = Extract<WagerTerms, { openSpots: number }>;

const termsOf = (filled: StandingWager): OpenTerms | null =>
  filled.wager.terms.kind === 'parlay' || filled.wager.terms.kind === 'teaser' ? filled.wager.terms : null;

/**
 * Fills open spots of a wager that stands (HR-15): nothing more is staked, each new leg takes its price now, and a
 * parlay's to-win is worked out anew over all of its legs.
 */
export const evaluateFilling = (
  priced: readonly PricedItem[],
  conflicts: LegConflicts,
  draft: TicketDraft,
  context: TicketContext,
): TicketPlan => {
  for (const refusal of conflicts.errors)
    priced.find(({ item }) => item.itemId === refusal.itemId)?.errors.push(refusal);
  const items = priced.map((each) => describeItem(each, null, NO_MAXIMUM));
  const { filled } = context;
  const terms = filled === null ? null : termsOf(filled);
  const error = judgeFilled(filled, terms, priced.length, context);
  if (filled === null || terms === null || error !== null)
    return { items, wagers: [], amounts: null, playCount: 1, error: error ?? { code: 'openSpotsClosed' } };

  const legs = [...filled.wager.legs, ...priced.map((each) => createLeg(each, null))];
  const wager: Wager = {
    terms: { ...refreshTerms(terms, legs), openSpots: terms.openSpots - priced.length },
    legs,
    freePlay: filled.wager.freePlay,
  };
  const itemIds = priced.map(({ item }) => item.itemId);
  const evaluated = describeWager(itemIds, wager, draft, context);
  const { riskCents, toWinCents } = evaluated;
  return {
    items,
    wagers: [evaluated],
    amounts: { riskCents, toWinCents, riskMaxCents: riskCents, toWinMaxCents: toWinCents },
    playCount: 1,
    error: conflicts.errors.length > 0 ? { code: 'parlayCombinations' } : null,
  };
};

/** A teaser pays by its number of teams, which was chosen at posting; a parlay by the legs it has, on the risk that stays. */
const refreshTerms = (terms: OpenTerms, legs: readonly WagerLeg[]): OpenTerms =>
  terms.kind === 'teaser'
    ? terms
    : { ...terms, toWinCents: calculateParlayToWinCents(terms.riskCents, legs, terms.card), entered: 'risk' };

const judgeFilled = (
  filled: StandingWager | null,
  terms: OpenTerms | null,
  count: number,
  { bookMs }: TicketContext,
): TicketError | null => {
  const isOpen =
    filled !== null &&
    terms !== null &&
    filled.status === 'O' &&
    terms.openSpots > 0 &&
    (filled.fillDeadlineMs === null || bookMs <= filled.fillDeadlineMs);
  if (!isOpen) return { code: 'openSpotsClosed' };
  if (filled.isReserved === true) return { code: 'wagerReserved' };
  return count > terms.openSpots ? { code: 'openSpotsTooMany', params: { most: terms.openSpots } } : null;
};
