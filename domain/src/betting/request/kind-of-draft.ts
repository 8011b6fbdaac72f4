import type { WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
import { WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import type { CombinationRequest, TicketDraft } from './ticket-request.ts';

/** @returns none where the ticket says nothing of them */
export const combinationsOf = ({
  combinations,
}: Pick<TicketDraft, 'combinations'>): readonly CombinationRequest[] => combinations ?? NONE;

const NONE: readonly CombinationRequest[] = [];

/** The kind of wager that a ticket makes of its items. */
export const kindOfDraft = (
  draft: Pick<TicketDraft, 'wagerType' | 'roundRobinSizes' | 'combinations'>,
): WagerKind => {
  if (draft.roundRobinSizes.length > 0) return 'roundRobin';
  const { hasRoundRobin, kind } = WAGER_TYPES[draft.wagerType];
  return hasRoundRobin && combinationsOf(draft).length > 0 ? 'combination' : kind;
};
