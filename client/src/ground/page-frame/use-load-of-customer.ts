import { useEffect } from 'react';
import type { AnswerStore } from '../calls/create-answer-store.ts';
import { useLineState } from '../live/line-state.ts';
import { selectCustomer, useSession } from '../session/session-store.ts';

/**
 * Loads an answer about the customer's own account, again when known state may be old (after a reconnect: events before
 * it reached nobody), and forgets it with the customer. @returns its owner; null for a visitor
 */
export const useLoadOfCustomer = ({
  load,
  forget,
}: Pick<AnswerStore<unknown>, 'load' | 'forget'>): string | null => {
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? null);
  const compares = useLineState((state) => state.compares);

  useEffect(() => {
    if (customerId === null) forget();
    else void load();
  }, [customerId, compares, load, forget]);
  return customerId;
};
