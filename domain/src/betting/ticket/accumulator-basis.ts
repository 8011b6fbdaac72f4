import type { ParlayCard } from '../../ground/house-rules/house-rules.schema.ts';
import type { EnteredStake } from '../../ground/money/entered-stake.ts';
import type { Wager, WagerLeg, WagerTerms } from '../wager/wager.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { PlacedWager } from '../wager/placed-wager.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/** Terms of a wager that may have empty places. */
export type OpenTerms = Extract<WagerTerms, { openSpots: number }>;

/** @returns null for a wager that never has empty places */
export const openTermsOf = ({ terms }: Wager): OpenTerms | null => ('openSpots' in terms ? terms : null);

/** What the ticket's legs are added to: nothing yet, or the open wager whose places they fill (HR-15). */
export interface AccumulatorBasis {
  /** Legs that were accepted earlier, before the ticket's own. */
  legs: readonly WagerLeg[];
  /** What was staked with them; null: the ticket's own amount is staked. */
  staked: EnteredStake | null;
  /** Places that stay empty besides all legs. */
  openSpots: number;
  /** The card as it was when the wager was accepted. */
  parlayCard: ParlayCard | null;
  freePlay: boolean;
}

/** Called after `judgeOptions` found that the ticket fits the wager that it fills. */
export const selectBasis = (
  draft: TicketDraft,
  { filled, rules }: Pick<TicketContext, 'filled' | 'rules'>,
): AccumulatorBasis => {
  const terms = filled === null ? null : openTermsOf(filled.wager);
  if (filled === null || terms === null)
    return {
      legs: [],
      staked: null,
      openSpots: draft.openSpots,
      parlayCard: rules.parlayCard,
      freePlay: draft.useFreePlay,
    };
  return {
    legs: filled.wager.legs,
    staked: { riskCents: terms.riskCents, toWinCents: terms.toWinCents, entered: terms.entered },
    openSpots: Math.max(0, terms.openSpots - draft.items.length),
    parlayCard: 'card' in terms ? terms.card : null,
    freePlay: filled.wager.freePlay,
  };
};

/** While nothing has lost and the deadline hasn't passed (HR-15). */
export const mayBeFilled = (filled: PlacedWager, bookMs: number): boolean => {
  const terms = openTermsOf(filled.wager);
  return (
    terms !== null &&
    terms.openSpots > 0 &&
    filled.status === 'O' &&
    (filled.fillDeadlineMs === null || bookMs <= filled.fillDeadlineMs) &&
    settleWager(
      filled.wager,
      filled.legs.map(({ result }) => result),
    ) === null
  );
};
