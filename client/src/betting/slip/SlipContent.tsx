import { useState } from 'react';
import { TicketReceipt } from './placing/TicketReceipt.tsx';
import { SlipBody } from './SlipBody.tsx';
import { SlipFooter } from './SlipFooter.tsx';
import { useSlip } from './state/slip-store.ts';

/** Under the wager types: the picks and the action to place them, or the receipt of the placed ticket. */
export function SlipContent() {
  const isAccepted = useSlip(({ ticket }) => ticket.stage === 'accepted');
  const [enteredId, setEnteredId] = useState<string | null>(null);
  if (isAccepted) return <TicketReceipt />;
  return (
    <>
      <SlipBody onEntered={setEnteredId} />
      <SlipFooter itemId={enteredId} onEntered={setEnteredId} />
    </>
  );
}
