import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useEffect, useMemo } from 'react';
import { useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { scoreLegOf, useFollowLegs } from '../../books/open-bets/use-follow-bets.ts';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import type { AlertSubject } from './alert-draft.ts';
import { useMayAsk } from './use-may-ask.ts';

const AlertDialog = lazyPart(() => import('./AlertDialog.tsx'), 'AlertDialog');

/** The dialog of an alert, loaded when it is asked for. It closes for a customer who may not ask any more. */
export function AskAlert({ onClose, ...about }: AlertSubject & { onClose: () => void }) {
  const { game } = about;
  const leg = useMemo(() => scoreLegOf(game), [game]);
  useFollowLegs(useMemo(() => [leg], [leg]));
  const score = useFollowedPicks(({ known }) => known.get(keyOfPick(leg.pick))?.score ?? game.score);
  const mayAsk = useMayAsk(score);
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
