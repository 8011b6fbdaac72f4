import { useEffect, useRef } from 'react';
import type { AnswerStore } from '../calls/create-answer-store.ts';
import { useLineState } from '../live/line-state.ts';
import { selectCustomer, useSession } from '../session/session-store.ts';

/**
 * Loads an answer about the customer's own account, again when the connection is back, and forgets it with the
 * customer. @returns whose it is; null of a visitor
 */
export const useLoadOfCustomer = ({
  load,
  forget,
}: Pick<AnswerStore<unknown>, 'load' | 'forget'>): string | null => {
  const customerId = useSession((state) => selectCustomer(state)?.customerId ?? null);
  const isConnected = useLineState(({ connection }) => connection === 'live' || connection === 'connecting');
  const wasCut = useRef(false);

  useEffect(() => {
    if (customerId === null) forget();
    else void load();
  }, [customerId, load, forget]);

  useEffect(() => {
    if (isConnected && wasCut.current && customerId !== null) void load();
    wasCut.current = !isConnected;
  }, [isConnected, customerId, load]);
  return customerId;
};
