import { useEffect } from 'react';
import { useShell } from './shell-store.ts';

/**
 * Puts the page's subject into its title: it tells several tabs of one kind apart.
 * @param subject null: unknown yet
 */
export const usePageSubject = (subject: string | null): void => {
  const changeShell = useShell((state) => state.changeShell);
  useEffect(() => {
    changeShell({ subject });
    return () => changeShell({ subject: null });
  }, [subject, changeShell]);
};
