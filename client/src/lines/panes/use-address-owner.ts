import { useMemo } from 'react';
import { selectCustomer, type SessionState, useSession } from '../../ground/session/session-store.ts';
import { markOwner } from './owner-mark.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks whose the panes of this entry are: the browser keeps it beside the address, and no link has it. */
    panesOf?: string;
  }
}

interface AddressOwner {
  /** The panes may be shown: they are nobody's, or those of the customer whose page this is. */
  isOwn: boolean;
  /** The mark of whose they are from now on; undefined: a visitor's, which is nobody's. */
  owner: string | undefined;
  /** The browser doesn't know it yet. */
  isUnsaid: boolean;
}

const selectOwnId = (state: SessionState): string | undefined => selectCustomer(state)?.customerId;

/** A session that ended by itself leaves its page as it was, for the customer who signs in again. */
const selectAwaitedId = ({ endedNotice, shownCustomerId }: SessionState): string | undefined =>
  endedNotice ? (shownCustomerId ?? undefined) : undefined;

/**
 * Tells whose panes the address has. What one customer put side by side is not shown to the next one, nor to a visitor
 * once that customer has signed out, whichever way the address comes back: by itself, by Back or by a reload.
 *
 * @param said the mark of whose the browser says they are; undefined: nobody's
 */
export const useAddressOwner = (said: string | undefined): AddressOwner => {
  const ownId = useSession(selectOwnId);
  const awaitedId = useSession(selectAwaitedId);
  const isKnown = useSession(({ session }) => session !== null);
  const ownerId = ownId ?? awaitedId;
  const owner = useMemo(() => (ownerId === undefined ? undefined : markOwner(ownerId)), [ownerId]);
  return {
    isOwn: said === undefined || (isKnown && said === owner),
    owner,
    isUnsaid: said === undefined && ownId !== undefined,
  };
};
