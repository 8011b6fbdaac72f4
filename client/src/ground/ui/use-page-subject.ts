import { useEffect } from 'react';
import { useShell } from './shell-store.ts';

/**
 * Puts what a page is about into its title: several tabs of one kind are told apart by it.
 * @param subject null: unknown yet
 */
export const usePageSubject = (subject: string | null): void => {
  const changeShell = useShell((state) => state.changeShell);
  useEffect(() => {
    changeShell({ subject });
    return () => changeShell({ subject: null });
  }, [subject, changeShell]);
};
