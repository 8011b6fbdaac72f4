import { lazy, Suspense } from 'react';
import { useSlip } from '../slip/state/slip-store.ts';
import { useShell } from '../ui/shell-store.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));
const ReadOnlyDialog = lazy(async () => ({ default: (await import('./ReadOnlyDialog.tsx')).ReadOnlyDialog }));

const SlipChangeDialog = lazy(async () => ({
  default: (await import('../slip/placing/SlipChangeDialog.tsx')).SlipChangeDialog,
}));

/** Dialogs that belong to no page; each is loaded when it is first asked for. */
export function Dialogs() {
  const areKeysShown = useShell((state) => state.areKeysShown);
  const isReadOnly = useSlip((state) => state.readOnlyAlert);
  const isChangePending = useSlip((state) => state.pendingChange !== null);
  return (
    <Suspense>
      {areKeysShown && <KeysDialog />}
      {isReadOnly && <ReadOnlyDialog />}
      {isChangePending && <SlipChangeDialog />}
    </Suspense>
  );
}
