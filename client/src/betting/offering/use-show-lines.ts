import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useOffering } from './offering-store.ts';

/**
 * Leaves the Live section, or another page, for the chosen leagues: a customer who chooses a league wants to see it.
 */
export const useShowLines = (): (() => void) => {
  const router = useRouter({ warn: false });
  return useCallback(() => {
    const [matched] = router?.getMatchedRoutes(router.history.location.pathname) ?? [[]];
    const page = matched.at(-1)?.options.staticData?.page;
    if (useOffering.getState().onlyLive || page?.page !== 'lines') void router?.navigate({ to: '/' });
  }, [router]);
};
