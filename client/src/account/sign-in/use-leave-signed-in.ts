import { useEffect, useRef } from 'react';
import { useSession } from '../../ground/session/session-store.ts';
import { useGoHome } from './use-go-home.ts';

/**
 * Who is signed in has nothing to do on a page that asks who one is. Decided once, when it is known: whoever signs in
 * here goes on as the page says.
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
