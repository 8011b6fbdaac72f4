import type { TicketError } from '../../ground/error/refusal.ts';
import { mayBeFilled, openTermsOf } from './accumulator-basis.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { combinationsOf } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { rowOfType } from '../../ground/wager-kind/wager-types.ts';

/**
 * Whether the ticket's kind and the options on it go together, before anything is priced: what a wager is filled with
 * is of its own kind and card (HR-15), and no ticket has an option of another kind. What the customer may
 * choose within a kind says `judgeChoices`.
 */
export const judgeOptions = (
  draft: TicketDraft,
  { filled, bookMs }: Pick<TicketContext, 'filled' | 'bookMs'>,
): TicketError | null => {
  const { wagerType, teaserName, roundRobinSizes, amountEntered, filling } = draft;
  const { isTeased, hasRoundRobin, entered } = rowOfType(wagerType);
  if (!isTeased && teaserName !== null) return { code: 'optionUnavailable' };
  if (entered === 'risk' && amountEntered !== 'risk') return { code: 'optionUnavailable' };
  if (hasRoundRobin && roundRobinSizes.length > 0 && amountEntered === 'toWin')
    return { code: 'roundRobinToWin' };
  if (combinationsOf(draft).length > 0) return judgeCombinations(draft);
  if (filling === null) return null;
  const terms = filled === null ? null : openTermsOf(filled.wager);
  if (filled === null || terms === null || !mayBeFilled(filled, bookMs)) return { code: 'openSpotsClosed' };
  if (filled.isReserved === true) return { code: 'wagerReserved' };
  const isOfItsCard = !('teaser' in terms) || teaserName === null || teaserName === terms.teaser.teaserName;
  return wagerType === terms.kind && isOfItsCard ? null : { code: 'openSpotsOtherKind' };
};

/** HR-64: a parlay alone, with none of its options. Each of its items stands in one combination at most. */
const judgeCombinations = (draft: TicketDraft): TicketError | null => {
  const isPlain =
    rowOfType(draft.wagerType).hasRoundRobin &&
    draft.roundRobinSizes.length === 0 &&
    draft.openSpots === 0 &&
    draft.filling === null &&
    draft.parentRif === null &&
    !draft.useFreePlay &&
    !draft.lessJuice &&
    draft.items.every(({ pointsBought }) => pointsBought === 0);
  if (!isPlain) return { code: 'optionUnavailable' };
  const combined = combinationsOf(draft).flatMap(({ itemIds }) => itemIds);
  const known = new Set(draft.items.map(({ itemId }) => itemId));
  return new Set(combined).size === combined.length && combined.every((itemId) => known.has(itemId))
    ? null
    : { code: 'badRequest' };
};
