import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import type { AlertSubject } from './alert-draft.ts';

const AlertDialog = lazyPart(() => import('./AlertDialog.tsx'), 'AlertDialog');

/** The dialog of an alert, loaded when it is asked for. */
export function AskAlert({ onClose, ...about }: AlertSubject & { onClose: () => void }) {
  return (
    <DialogPart onClose={onClose}>
      <AlertDialog {...about} onClose={onClose} />
    </DialogPart>
  );
}
