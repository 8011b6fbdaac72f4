import { callBook } from '../calls/call-book.ts';
import { selectCustomer, useSession } from './session-store.ts';

/** The names of a customer's actions in the customer action log (spec 1 §5, 2 §7). */
export const ACTION_NAMES = {
  search: 'Search',
  period: 'Period Changed',
  teamTotals: 'Team Totals',
  amount: 'Amount Changed',
  buyPoints: 'Buy Points',
  freePlay: 'Free Play',
  autoAccept: 'Auto Accept',
  roundRobin: 'Round Robin',
  openSpots: 'Open Spots',
  settings: 'Customer Settings Changed',
} as const;

export type LoggedAction = keyof typeof ACTION_NAMES;

/** The longest text that the log takes. */
const MOST_DETAIL_CHARACTERS = 2_000;

/**
 * Writes one line of the customer action log: what was done and, in the book's words, to what. Call it when the choice
 * is made (a field left, a switch thrown), not while it is being typed. Visitors have no log. A lost log call is not
 * repeated: nothing the customer does waits for it.
 * @returns settles when the call has completed, in whatever way
 */
export const logAction = async (action: LoggedAction, detail?: string): Promise<void> => {
  if (selectCustomer(useSession.getState()) === null) return;
  await callBook('logAction', {
    body: {
      action: ACTION_NAMES[action],
      ...(detail === undefined ? {} : { detail: detail.slice(0, MOST_DETAIL_CHARACTERS) }),
    },
  });
};
