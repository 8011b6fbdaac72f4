import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void): (() => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Whether the page may be seen: false in a tab behind another one, and on a locked device. */
export const useIsPageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
