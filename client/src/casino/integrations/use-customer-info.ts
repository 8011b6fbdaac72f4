import { useCallback, useEffect, useState } from 'react';
import { announceCustomerInfo, loadCustomerInfo } from '../../ground/session/customer-info.ts';
import { hear } from '../../ground/calls/hear.ts';

type CustomerInfoState = 'loading' | 'loaded' | 'failed';

/**
 * R1-42.2, VAL2-68: the page's customer, requested again before an integration that needs it is shown.
 * @param isNeeded false: the known state will do
 */
export const useCustomerInfo = (isNeeded: boolean): { info: CustomerInfoState; loadAgain: () => void } => {
  const [state, setState] = useState<CustomerInfoState>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    setState('loading');
    return hear(loadCustomerInfo(), (isLoaded) => setState(isLoaded ? 'loaded' : 'failed'));
  }, [isNeeded, attempt]);
  const loadAgain = useCallback(() => setAttempt((before) => before + 1), []);
  return { info: isNeeded ? state : 'loaded', loadAgain };
};

/** CALL2-49: the customer's other pages are told once when a lobby is opened. */
export const useLobbyNews = (isLobby: boolean): void => {
  useEffect(() => {
    if (isLobby) announceCustomerInfo();
  }, [isLobby]);
};
