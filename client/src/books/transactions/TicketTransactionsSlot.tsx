import { Suspense, useEffect } from 'react';
import { useTicketTransactions } from './ticket-transactions-store.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const TicketTransactionsDialog = lazyPart(
  () => import('./TicketTransactionsDialog.tsx'),
  'TicketTransactionsDialog',
);

/** Where a list shows the transactions of one of its tickets; it closes with the page that it was opened on. */
export function TicketTransactionsSlot() {
  const ticketNumber = useTicketTransactions((state) => state.ticketNumber);
  const close = useTicketTransactions((state) => state.close);
  useEffect(() => close, [close]);
  return (
    <Suspense>{ticketNumber !== null && <TicketTransactionsDialog ticketNumber={ticketNumber} />}</Suspense>
  );
}
