import type { Observable } from 'rxjs';
import { askSession, noteSessionNews } from './ask-session.ts';
import { selectCustomer, useSession } from './session-store.ts';

const selectCustomerId = (): string | null => selectCustomer(useSession.getState())?.customerId ?? null;

/** What the book says of the customer's money and unread messages now. */
export const askBalance = async (): Promise<void> => {
  if (selectCustomerId() === null) return;
  await askSession(({ customer, balance }) => {
    // The page may have become a visitor's meanwhile.
    if (balance === null || customer?.customerId !== selectCustomerId()) return;
    useSession.getState().applyBalance(balance);
    useSession.getState().applyNewMessages(customer?.newMessagesCount ?? 0);
    useSession.getState().applyTimeOut(customer.timeOut ?? null);
  });
};

/**
 * The book pushes the balance, how many messages are unread, and time-outs over the live socket. What changed while
 * there was none is asked for.
 * @param compare$ what is known may be old: connected, or awake again
 * @returns stops it
 */
export const keepBalance = (compare$: Observable<unknown>): (() => void) => {
  const asked = compare$.subscribe(() => {
    // The first answer may still be under way: what happened before the socket heard of it is told nowhere else.
    noteSessionNews();
    void askBalance();
  });
  return () => asked.unsubscribe();
};
