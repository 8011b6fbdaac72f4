import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useOffering } from './offering-store.ts';

/** Leaves the Live section for the chosen leagues: whoever chose one wants to see it. */
export const useShowLines = (): (() => void) => {
  const router = useRouter({ warn: false });
  return useCallback(() => {
    if (useOffering.getState().onlyLive) void router?.navigate({ to: '/' });
  }, [router]);
};
