import { lazy, Suspense, useEffect } from 'react';
import { useBetDialogs } from './bet-dialogs-store.ts';

const HookUpsDialog = lazy(async () => ({
  default: (await import('../bets/HookUpsDialog.tsx')).HookUpsDialog,
}));
const RifParentDialog = lazy(async () => ({
  default: (await import('./RifParentDialog.tsx')).RifParentDialog,
}));
const InvalidSelectionDialog = lazy(async () => ({
  default: (await import('./InvalidSelectionDialog.tsx')).InvalidSelectionDialog,
}));

/** Dialogs about a bet of a list; they end with the page that they were opened on. */
export function BetDialogs() {
  const dialog = useBetDialogs((state) => state.dialog);
  const closeDialog = useBetDialogs((state) => state.closeDialog);
  useEffect(() => closeDialog, [closeDialog]);
  return (
    <Suspense>
      {dialog?.kind === 'hookUps' && <HookUpsDialog {...dialog} />}
      {dialog?.kind === 'rifParent' && <RifParentDialog {...dialog} />}
      {dialog?.kind === 'invalidSelection' && <InvalidSelectionDialog {...dialog} />}
    </Suspense>
  );
}
