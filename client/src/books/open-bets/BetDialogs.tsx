import { Suspense, useEffect } from 'react';
import { useBetDialogs } from './bet-dialogs-store.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const RifParentDialog = lazyPart(() => import('./RifParentDialog.tsx'), 'RifParentDialog');
const InvalidSelectionDialog = lazyPart(
  () => import('./InvalidSelectionDialog.tsx'),
  'InvalidSelectionDialog',
);

/** The question after an open bet is chosen to roll from. It closes with the page that it was opened on. */
export function BetDialogs() {
  const dialog = useBetDialogs((state) => state.dialog);
  const closeDialog = useBetDialogs((state) => state.closeDialog);
  useEffect(() => closeDialog, [closeDialog]);
  return (
    <Suspense>
      {dialog?.kind === 'rifParent' && <RifParentDialog {...dialog} />}
      {dialog?.kind === 'invalidSelection' && <InvalidSelectionDialog {...dialog} />}
    </Suspense>
  );
}
