import type { TicketCode } from '../../ground/error/error-code.ts';
import { hasRestriction } from '../../account/customer/has-restriction.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { combinationsOf } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';

/**
 * Whether places may be left empty, and how many (spec 1 §5, spec 2 §4, HR-15): in a new parlay of a customer with
 * PLOPEN, in a new teaser of one with TEOPEN.
 *
 * @param teaser the card that the draft names, whose largest number of teams is the most
 * @returns `openSpots` null when they may; `openSpotsSingleParlay` when a chosen round robin alone is in the way
 */
export const judgeOpenSpots = (
  draft: TicketDraft,
  teaser: TeaserCard | null,
  { rules, restrictions }: Pick<TicketContext, 'rules' | 'restrictions'>,
): { openSpots: PlainErrorCode<TicketCode> | null; mostOpenSpots: number } => {
  const { wagerType, items, roundRobinSizes, filling } = draft;
  const { openSpotsBy, mostLegs } = rowOfType(wagerType);
  const isPossible = filling === null && combinationsOf(draft).length === 0 && openSpotsBy !== null;
  if (!isPossible || !hasRestriction(restrictions, openSpotsBy))
    return { openSpots: 'openSpotsNotAllowed', mostOpenSpots: 0 };
  const most = mostLegs === null ? null : rules[mostLegs];
  const mostPlaces =
    typeof most === 'number' ? most : Math.max(0, ...Object.keys(teaser?.payCards ?? {}).map(Number));
  const mostOpenSpots = Math.max(0, mostPlaces - items.length);
  if (mostOpenSpots === 0) return { openSpots: 'openSpotsTooMany', mostOpenSpots };
  return { openSpots: roundRobinSizes.length > 0 ? 'openSpotsSingleParlay' : null, mostOpenSpots };
};
