import { useMemo } from 'react';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { useKeyedPages } from '../../ground/ui/use-pages.ts';

/** The pages that a key leads to for whoever is here: who is signed in has no use for the way in. */
export const useOfferedKeys = (): ReturnType<typeof useKeyedPages> => {
  const pages = useKeyedPages();
  const isOnline = useSession(selectIsOnline);
  return useMemo(() => pages.filter(({ onlyOffline }) => !(isOnline && onlyOffline)), [pages, isOnline]);
};
