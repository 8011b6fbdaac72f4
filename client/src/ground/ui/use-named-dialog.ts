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
  | 'openBets'
  | 'pending'
  | 'passkeys'
  | 'rules'
  | 'settings';

const OPENED_HERE = { openedHere: true };

/** Longer than a browser takes for a step back: what waits for one isn't kept for good. */
const STEP_TAKES_MS = 1_000;

let isStepping = false;
let arrival: Promise<void> = Promise.resolve();

/** A step back takes the browser a moment, in which the address is still that of the dialog. */
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

/** The dialog that the address names, whether there is one of that name or not. */
export const useNamedDialog = (): unknown =>
  useRouterState({ select: ({ location }) => (location.search as { dialog?: unknown }).dialog });

/** Opens a dialog over the page that is open, as a step that Back takes back; from another dialog, in its place. */
export const useOpenDialog = (): ((dialog: DialogName) => void) => {
  const router = useRouter();
  return useCallback(
    async (dialog) => {
      // In its place it would be opened over the page that the step leads to, and closing it would lead one further.
      if (isStepping) await arrival;
      // A page that was gone to in the same turn gets a step of its own: two would be written as one.
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

/** Takes the step back that opened the dialog; one that the page came with is taken out of the address. */
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
