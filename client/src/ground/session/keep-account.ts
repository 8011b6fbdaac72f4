import type { Observable } from 'rxjs';
import { askSession, noteSessionNews } from './ask-session.ts';
import { selectCustomer, useSession } from './session-store.ts';

/** What the book says of the customer's account now: money, unread messages, settings, time-outs. */
export const askAccount = async (): Promise<void> => {
  const { applySession } = useSession.getState();
  if (selectCustomer(useSession.getState()) !== null) await askSession(applySession);
};

/**
 * The book pushes the balance, how many messages are unread, and that settings changed over the live socket. What
 * changed while there was none is asked for.
 * @param compare$ what is known may be old: connected, or awake again
 * @returns stops it
 */
export const keepAccount = (compare$: Observable<unknown>): (() => void) => {
  const asked = compare$.subscribe(() => {
    // The first answer may still be under way: what happened before the socket heard of it is told nowhere else.
    noteSessionNews();
    void askAccount();
  });
  return () => asked.unsubscribe();
};
