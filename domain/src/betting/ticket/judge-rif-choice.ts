import type { TicketCode } from '../../ground/error/error-code.ts';
import type { PlainErrorCode } from '../../ground/error/refusal.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import { kindOfDraft } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';

/**
 * Whether the ticket may roll from an open wager (spec 2 §5 "Rif button", HR-25). Which wager it rolls from is judged
 * with that wager.
 *
 * @param context `availableCents` null is a visitor, or a page without its connection
 * @returns null when it may
 */
export const judgeRifChoice = (
  draft: TicketDraft,
  items: ReadonlyArray<{ isQuarter: boolean; parlayRestricted: boolean }>,
  context: Pick<TicketContext, 'enableRifFlag' | 'availableCents'>,
): PlainErrorCode<TicketCode> | null => {
  const isAllowed =
    context.enableRifFlag &&
    context.availableCents !== null &&
    !draft.useFreePlay &&
    !draft.lessJuice &&
    WAGER_KINDS[kindOfDraft(draft)].mayRoll &&
    draft.openSpots === 0 &&
    draft.filling === null &&
    items.every(({ isQuarter, parlayRestricted }) => !isQuarter && !parlayRestricted);
  return isAllowed ? null : 'rifUnavailable';
};
