import ownLimits from '@lineboard/domain/catalogues/en/later/own-limits.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { isUnderWay } from '../../betting/slip/state/ticket-stage.ts';
import { answerCheck } from './reality-told.ts';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';
import { useSessionWatch } from './use-session-watch.ts';

/**
 * OWN-9, OWN-10: watches the time of customers who asked for it. A check waits until a ticket on its way is decided.
 */
export function SessionWatch() {
  useTexts({ 'own-limits': ownLimits });
  const minutes = useSession((state) => selectCustomer(state)?.realityCheckMinutes ?? 0);
  const isPlacing = useSlip(({ ticket }) => isUnderWay(ticket));
  const { dueMs, answer } = useSessionWatch(minutes);
  if (dueMs === null || minutes === 0 || isPlacing) return null;
  return (
    <RealityCheckDialog
      onGoOn={() => {
        answerCheck(dueMs, minutes);
        answer();
      }}
    />
  );
}
