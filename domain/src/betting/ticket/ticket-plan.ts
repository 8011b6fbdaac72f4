import type { AmericanPrice } from '../../ground/price/american-price.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { LegConflicts } from '../correlation/find-leg-conflicts.ts';
import type { ItemError, TicketError } from '../../ground/error/refusal.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import type { WagerBounds, Wager } from '../wager/wager.ts';
import { boundWager } from '../settlement/bound-wager.ts';
import type { CombinedItems } from './combine-items.ts';
import type { PricedItem } from './price-item.ts';
import type { EvaluatedItem, EvaluatedWager, TicketAmounts, TicketContext } from './ticket-evaluation.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/** What a plan is made from. */
export interface TicketToPlan {
  priced: readonly PricedItem[];
  combined: CombinedItems;
  conflicts: LegConflicts;
  draft: TicketDraft;
  teaser: TeaserCard | null;
  /** Why this ticket's kind or number of legs can't be: then nothing is worked out of it. */
  refusal: TicketError | null;
  context: TicketContext;
}

/** The same for bets that wait on each other. */
export interface ChainToPlan extends Pick<TicketToPlan, 'draft' | 'refusal' | 'context'> {
  /** Legs that decide each other, each named with another one. */
  related: readonly ItemError[];
}

/** What the rules of one wager type make of the items. */
export interface TicketPlan {
  items: EvaluatedItem[];
  wagers: EvaluatedWager[];
  amounts: TicketAmounts | null;
  playCount: number;
  /** See `TicketEvaluation`; left out by types that have none. */
  combinedPrice?: AmericanPrice | null;
  /** The first thing wrong with the legs or the amount of the ticket as a whole. */
  error: TicketError | null;
}

/** A wager with what is shown and held for it: its exact worst and best case (HR-22). */
export const describeWager = (
  itemIds: readonly string[],
  wager: Wager,
  draft: TicketDraft,
  { parent, filled }: TicketContext,
  { groups, mostWinCents }: Pick<EvaluatedWager, 'groups' | 'mostWinCents'> = { groups: [], mostWinCents: 0 },
): EvaluatedWager => {
  // Worst and best are shown as with cash: a free play shows what is staked, too.
  const { worstNetCents, bestNetCents }: WagerBounds = boundWager({ ...wager, freePlay: false });
  const riskCents = Math.max(0, -worstNetCents);
  const toWinCents = selectSoldWhole(wager) ?? Math.max(0, bestNetCents);
  const isHeldElsewhere = draft.useFreePlay || parent !== null || filled !== null;
  return {
    itemIds,
    wager,
    groups,
    riskCents,
    heldCents: isHeldElsewhere ? 0 : riskCents,
    toWinCents,
    mostWinCents: Math.max(toWinCents, mostWinCents),
  };
};

/**
 * A teaser's number of teams is chosen at posting, so what it wins with all places filled is known from then on
 * (HR-15).
 */
const selectSoldWhole = ({ terms }: Wager): Cents | null =>
  'teaser' in terms && terms.openSpots > 0 ? terms.toWinCents : null;

/** A cap on risk and to-win together; null is no cap. */
export const judgePayout = (
  { riskCents, toWinCents }: { riskCents: number; toWinCents: number },
  maxPayoutCents: number | null,
): TicketError | null =>
  maxPayoutCents !== null && riskCents + toWinCents > maxPayoutCents
    ? { code: 'payoutExceeded', params: { maxPayoutCents } }
    : null;
