import { useEffect, useRef } from 'react';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useSlip } from './state/slip-store.ts';

/** How much of the closed sheet shows above the bottom bar while there are picks. */
export const PEEK_PX = 48;

/** The sheet closes with its last pick, and the page keeps the room that its head takes. */
export const useSheetFollowsPicks = (): void => {
  const count = useSlip(({ items }) => items.length);
  const offersPicks = useSlip(({ takenOff }) => takenOff !== null);
  const stage = useSlip(({ ticket }) => ticket.stage);
  const changeShell = useShell((state) => state.changeShell);
  const earlierCount = useRef(count);

  useEffect(() => {
    // Spec 2 §2: removing the last item closes the slip. Picks that another wager type removed are offered back on it.
    if (earlierCount.current > 0 && count === 0 && stage !== 'accepted' && !offersPicks)
      changeShell({ isSlipOpen: false });
    earlierCount.current = count;
  }, [count, stage, offersPicks, changeShell]);

  useEffect(() => {
    document.documentElement.style.setProperty('--lb-sheet-peek', count > 0 ? `${PEEK_PX}px` : '0px');
    return () => {
      document.documentElement.style.removeProperty('--lb-sheet-peek');
    };
  }, [count]);
};
