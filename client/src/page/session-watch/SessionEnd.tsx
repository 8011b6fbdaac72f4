import { useEffect, useState } from 'react';
import { pingSession } from '../../ground/session/keep-session.ts';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { isUnderWay } from '../../betting/slip/state/ticket-stage.ts';
import { useSessionEnd } from './use-session-end.ts';

const SessionEndDialog = lazyPart(() => import('./SessionEndDialog.tsx'), 'SessionEndDialog');

/** Asks whether the customer is still there; an end that nothing puts off is told once. */
export function SessionEnd() {
  const left = useSessionEnd();
  const isPlacing = useSlip(({ ticket }) => isUnderWay(ticket));
  const [isTold, setTold] = useState(false);
  const isNear = left !== null;
  useEffect(() => setTold(false), [isNear]);
  if (left === null || isPlacing || isTold) return null;
  const stay = (): void => {
    if (left.canStay) void pingSession();
    else setTold(true);
  };
  return (
    <DialogPart onClose={stay}>
      <SessionEndDialog left={left} onStay={stay} />
    </DialogPart>
  );
}
