import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { TicketRefused } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { AccountState } from './account-state.ts';

/** The wagers of a posting. */
export interface NewWagers {
  wagers: readonly unknown[];
  filling: unknown;
}

/** Wagers that a ticket adds to those that are open: a filling only changes one. */
export const countNewWagers = ({ filling, wagers }: NewWagers): number =>
  filling === null ? wagers.length : 0;

/**
 * Whether the customer may have this many wagers open, and tickets waiting, as the book says. Asked when a ticket is
 * sent, never when a pending one is decided: it was counted from then on.
 *
 * @returns null when the ticket is allowed
 */
export const judgeCounts = (
  posting: NewWagers,
  isToWait: boolean,
  account: Pick<AccountState, 'open_wagers' | 'pending_tickets'>,
  { mostOpenWagers, mostPendingTickets }: Pick<HouseRules, 'mostOpenWagers' | 'mostPendingTickets'>,
): TicketRefused | null => {
  if (account.open_wagers + countNewWagers(posting) > mostOpenWagers)
    return { state: 'refused', code: 'tooManyOpenWagers', params: { most: mostOpenWagers }, items: [] };
  if (isToWait && account.pending_tickets >= mostPendingTickets)
    return { state: 'refused', code: 'tooManyPending', params: { most: mostPendingTickets }, items: [] };
  return null;
};
