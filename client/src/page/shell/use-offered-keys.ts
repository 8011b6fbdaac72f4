import { useMemo } from 'react';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { useKeyedPages } from '../../ground/ui/use-pages.ts';

/** The pages that keys open for the current customer: a signed-in customer has no use for the sign-in. */
export const useOfferedKeys = (): ReturnType<typeof useKeyedPages> => {
  const pages = useKeyedPages();
  const isOnline = useSession(selectIsOnline);
  return useMemo(() => pages.filter(({ onlyOffline }) => !(isOnline && onlyOffline)), [pages, isOnline]);
};
