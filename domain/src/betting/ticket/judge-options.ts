import type { TicketError } from '../../ground/error/refusal.ts';
import { mayBeFilled, openTermsOf } from './accumulator-basis.ts';
import type { TicketContext } from './ticket-evaluation.ts';
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
  if (filling === null) return null;
  const terms = filled === null ? null : openTermsOf(filled.wager);
  if (filled === null || terms === null || !mayBeFilled(filled, bookMs)) return { code: 'openSpotsClosed' };
  if (filled.isReserved === true) return { code: 'wagerReserved' };
  const isOfItsCard = !('teaser' in terms) || teaserName === null || teaserName === terms.teaser.teaserName;
  return wagerType === terms.kind && isOfItsCard ? null : { code: 'openSpotsOtherKind' };
};
