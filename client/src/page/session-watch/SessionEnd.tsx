import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pingSession } from '../../ground/session/keep-session.ts';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { isUnderWay } from '../../betting/slip/state/ticket-stage.ts';
import { useSessionEnd } from './use-session-end.ts';

const SessionEndDialog = lazyPart(() => import('./SessionEndDialog.tsx'), 'SessionEndDialog');

/** Asks whether the customer is still there; each end is told once, also where the answer doesn't reach the book. */
export function SessionEnd() {
  const { t } = useTranslation();
  const left = useSessionEnd();
  const isPlacing = useSlip(({ ticket }) => isUnderWay(ticket));
  const [isTold, setTold] = useState(false);
  const kind = left?.canStay;
  useEffect(() => setTold(false), [kind]);
  if (left === null || isPlacing || isTold) return null;
  const stay = async (): Promise<void> => {
    setTold(true);
    const failed = left.canStay ? await pingSession() : null;
    if (failed !== null) useNotices.getState().notify({ kind: 'error', text: t(`error:${failed.code}`) });
  };
  return (
    <DialogPart onClose={() => void stay()}>
      <SessionEndDialog left={left} onStay={() => void stay()} />
    </DialogPart>
  );
}
