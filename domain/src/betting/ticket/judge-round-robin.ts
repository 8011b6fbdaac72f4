import type { TicketCode } from '../../ground/error/error-code.ts';
import { hasRestriction } from '../../account/customer/has-restriction.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { combinationsOf } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';

/**
 * Whether a round robin may be chosen (spec 2 §5): a new parlay of more than 2 items, without the restriction
 * DROUNDR and without open spots.
 *
 * @returns null when it may; `openSpotsSingleParlay` when open spots alone are in the way
 */
export const judgeRoundRobin = (
  draft: TicketDraft,
  { rules, restrictions }: Pick<TicketContext, 'rules' | 'restrictions'>,
): PlainErrorCode<TicketCode> | null => {
  const { wagerType, items, openSpots, filling } = draft;
  const isPossible =
    rowOfType(wagerType).hasRoundRobin && filling === null && combinationsOf(draft).length === 0;
  if (!isPossible || hasRestriction(restrictions, 'DROUNDR')) return 'roundRobinDisabled';
  if (items.length <= 2) return 'tooFewLegs';
  if (items.length > rules.mostParlayLegs) return 'tooManyLegs';
  return openSpots > 0 ? 'openSpotsSingleParlay' : null;
};
