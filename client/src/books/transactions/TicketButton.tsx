import type { Transaction } from '@lineboard/domain/books/transactions/transaction.schema';
import { useTranslation } from 'react-i18next';
import { useTicketTransactions } from './ticket-transactions-store.ts';
import classes from './TransactionsPage.module.css';

/** The number of a transaction's document: its wager's, which opens everything that the ticket moved, or its own. */
export function TicketButton({ transaction: { wager, entryId } }: { transaction: Transaction }) {
  const { t } = useTranslation();
  const show = useTicketTransactions((state) => state.show);
  if (wager === null)
    return <span className={classes['muted']}>{t('transactions:document', { number: entryId })}</span>;
  return (
    <button type="button" className={classes['ticket']} onClick={() => void show(wager.ticketNumber)}>
      {wager.ticketNumber}-{wager.wagerNumber}
    </button>
  );
}
