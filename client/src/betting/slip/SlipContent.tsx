import placing from '@lineboard/domain/catalogues/en/later/placing.json';
import { useState } from 'react';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { TicketReceipt } from './placing/TicketReceipt.tsx';
import { SlipBody } from './SlipBody.tsx';
import { SlipFooter } from './SlipFooter.tsx';
import { useSlip } from './state/slip-store.ts';

/** Under the wager types: the picks and the action to place them, or the receipt of the placed ticket. */
export function SlipContent() {
  useTexts({ placing });
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
