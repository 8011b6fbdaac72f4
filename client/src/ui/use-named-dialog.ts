import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Dialogs that the address names (`?dialog=inbox`): a link leads to them, Back closes them, a reload keeps them. */
export type DialogName =
  | 'betSlip'
  | 'cardAuthorization'
  | 'dailyfigures'
  | 'devices'
  | 'domainStates'
  | 'inbox'
  | 'nonPostedCasino'
  | 'notifications'
  | 'openBets'
  | 'pending'
  | 'passkeys'
  | 'rules'
  | 'settings';

const OPENED_HERE = { openedHere: true };

/** The dialog that the address names, whether there is one of that name or not. */
export const useNamedDialog = (): unknown =>
  useRouterState({ select: ({ location }) => (location.search as { dialog?: unknown }).dialog });

/** Opens a dialog over the page that is open, as a step that Back takes back; from another dialog, in its place. */
export const useOpenDialog = (): ((dialog: DialogName) => void) => {
  const router = useRouter();
  return useCallback(
    (dialog) => {
      const { search, state, pathname } = router.state.location;
      const isOver = 'dialog' in search;
      const openedHere = !isOver || 'openedHere' in state;
      void router.navigate({
        to: pathname,
        search: { ...search, dialog },
        replace: isOver,
        ...(openedHere ? { state: OPENED_HERE } : {}),
      } as never);
    },
    [router],
  );
};

/** Takes the step back that opened the dialog; one that the page came with is taken out of the address. */
export const useCloseDialog = (): (() => void) => {
  const router = useRouter();
  return useCallback(() => {
    const { search, state, pathname } = router.state.location;
    if ('openedHere' in state) {
      router.history.back();
      return;
    }
    const { dialog: _, ...left } = search as Record<string, unknown>;
    void router.navigate({ to: pathname, search: left, replace: true } as never);
  }, [router]);
};
