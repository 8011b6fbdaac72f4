import type { Observable } from 'rxjs';
import { askSession, noteSessionNews } from './ask-session.ts';
import { selectCustomer, useSession } from './session-store.ts';

/** Requests the current state of the customer's account: money, unread messages, settings, time-outs. */
export const askAccount = async (): Promise<void> => {
  const { applySession } = useSession.getState();
  if (selectCustomer(useSession.getState()) !== null) await askSession(applySession);
};

/**
 * The book pushes the balance, the number of unread messages, and settings changes over the live socket. Changes while
 * there was no socket are requested.
 * @param compare$ known state may be old: connected, or awake again
 * @returns stops it
 */
export const keepAccount = (compare$: Observable<unknown>): (() => void) => {
  const asked = compare$.subscribe(() => {
    // The first answer may still be under way: nothing else reports what happened before the socket joined.
    noteSessionNews();
    void askAccount();
  });
  return () => asked.unsubscribe();
};
