import type { TicketCode } from '../error/error-code.ts';
import type { PlainErrorCode } from '../error/refusal.ts';
import type { TicketContext } from './ticket-evaluation.ts';
import type { TicketDraft, TicketWagerType } from '../request/ticket-request.ts';

/** If bets and reverses are chains already. */
const CHAINS: readonly TicketWagerType[] = ['ifWinOnly', 'ifWinOrPush', 'actionReverse'];

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
    !CHAINS.includes(draft.wagerType) &&
    draft.openSpots === 0 &&
    draft.filling === null &&
    draft.roundRobinSizes.length === 0 &&
    items.every(({ isQuarter, parlayRestricted }) => !isQuarter && !parlayRestricted);
  return isAllowed ? null : 'rifUnavailable';
};
