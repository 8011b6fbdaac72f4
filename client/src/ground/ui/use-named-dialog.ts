import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
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
  | 'numbers'
  | 'openBets'
  | 'pending'
  | 'passkeys'
  | 'rules'
  | 'settings';

const OPENED_HERE = { openedHere: true };

/** Longer than a browser takes for a step back: nothing waits for one forever. */
const STEP_TAKES_MS = 1_000;

let isStepping = false;
let arrival: Promise<void> = Promise.resolve();

/** A step back takes the browser a moment, while the address is still that of the dialog. */
const stepBack = ({ history }: Pick<AnyRouter, 'history'>): void => {
  if (isStepping) return;
  isStepping = true;
  arrival = new Promise((resolve) => {
    const arrive = (): void => {
      unsubscribe();
      clearTimeout(timer);
      isStepping = false;
      resolve();
    };
    const unsubscribe = history.subscribe(arrive);
    const timer = setTimeout(arrive, STEP_TAKES_MS);
  });
  history.back();
};

/** The dialog name in the address, whether there is such a dialog or not. */
export const useNamedDialog = (): unknown =>
  useRouterState({ select: ({ location }) => (location.search as { dialog?: unknown }).dialog });

/** Opens a dialog over the current page, as a history step; over another dialog, it replaces that. */
export const useOpenDialog = (): ((dialog: DialogName) => void) => {
  const router = useRouter();
  return useCallback(
    async (dialog) => {
      // A replacement now would open it over the page before, and closing it would go one page too far back.
      if (isStepping) await arrival;
      // A page that is opened in the same turn gets its own step: two would be written as one.
      router.history.flush();
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

/** Goes back over the step that opened the dialog; a dialog from the first address is removed from the address. */
export const useCloseDialog = (): (() => void) => {
  const router = useRouter();
  return useCallback(() => {
    const { search, state, pathname } = router.state.location;
    if ('openedHere' in state) {
      stepBack(router);
      return;
    }
    const { dialog: _, ...left } = search as Record<string, unknown>;
    void router.navigate({ to: pathname, search: left, replace: true } as never);
  }, [router]);
};
