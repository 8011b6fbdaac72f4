import { useEffect, useRef } from 'react';
import { useSession } from '../../ground/session/session-store.ts';
import { useGoHome } from './use-go-home.ts';

/**
 * Leaves a sign-in page when the customer is already signed in. This is decided once, when the session is known: a
 * customer who signs in here goes on as the page says.
 */
export const useLeaveSignedIn = (): void => {
  const session = useSession((state) => state.session);
  const goHome = useGoHome();
  const isDecided = useRef(false);
  useEffect(() => {
    if (session === null || isDecided.current) return;
    isDecided.current = true;
    if (session.online) void goHome(session.customer, true);
  });
};
