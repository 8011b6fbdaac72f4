import { useEffect, useMemo } from 'react';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useLiveScores } from '../scores/use-live-scores.ts';
import type { AlertSubject } from './alert-draft.ts';
import { useMayAsk } from './use-may-ask.ts';

const AlertDialog = lazyPart(() => import('./AlertDialog.tsx'), 'AlertDialog');

/** The dialog of an alert, loaded when it is asked for. It closes for a customer who may not ask any more. */
export function AskAlert({ onClose, ...about }: AlertSubject & { onClose: () => void }) {
  const { game } = about;
  const [live] = useLiveScores(
    useMemo(() => [game], [game]),
    true,
  );
  const mayAsk = useMayAsk(live?.score ?? null);
  useEffect(() => {
    if (!mayAsk) onClose();
  }, [mayAsk, onClose]);
  if (!mayAsk) return null;
  return (
    <DialogPart onClose={onClose}>
      <AlertDialog {...about} onClose={onClose} />
    </DialogPart>
  );
}
