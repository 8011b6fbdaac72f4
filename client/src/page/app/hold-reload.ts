import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { isUnderWay } from '../../betting/slip/state/ticket-stage.ts';
import { lostParts } from '../../ground/ui/lost-parts.ts';

/** The page must not reload itself while a ticket is on its way, nor before its receipt was read. @returns stops it */
export const holdReload = (): (() => void) =>
  lostParts.hold({
    isHeld: () => {
      const { ticket } = useSlip.getState();
      return isUnderWay(ticket) || (ticket.stage === 'accepted' && ticket.recent);
    },
    subscribe: useSlip.subscribe,
  });
