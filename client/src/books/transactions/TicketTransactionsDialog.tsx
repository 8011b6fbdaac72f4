import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { listTransactions } from './list-transactions.ts';
import classes from './TicketTransactionsDialog.module.css';
import { useTicketTransactions } from './ticket-transactions-store.ts';
import { TransactionMoney } from './TransactionMoney.tsx';
import { TransactionSubject } from './TransactionSubject.tsx';

/** Every transaction of a ticket and of the tickets that it is linked to, the newest first. */
export function TicketTransactionsDialog({ ticketNumber }: { ticketNumber: number }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { answer, error, show, close } = useTicketTransactions();
  const shown = answer === null ? [] : listTransactions(answer);
  return (
    <ModalFrame title={t('transactions:ofTicket', { number: ticketNumber })} onClose={close}>
      <p className={classes['page']}>
        <Link to="/ticket/$number" params={{ number: String(ticketNumber) }}>
          {t('transactions:ticketPage', { number: ticketNumber })}
        </Link>
      </p>
      {error !== null && (
        <div role="alert" className={classes['failed']}>
          <p>{t(`error:${error.code}`)}</p>
          <button type="button" onClick={() => void show(ticketNumber)}>
            {t('shell:retry')}
          </button>
        </div>
      )}
      {answer === null && error === null && <p role="status">{t('transactions:loading')}</p>}
      {answer !== null && shown.length === 0 && <p>{t('transactions:nothingOfTicket')}</p>}
      <ol className={`${classes['list']} lb-figures`}>
        {shown.map((each) => {
          const { entryId, atMs, wager } = each.transaction;
          return (
            <li key={entryId} data-taken-back={each.isTakenBack}>
              <p className={classes['head']}>
                <span>{wager !== null && `${wager.ticketNumber}-${wager.wagerNumber}`}</span>
                <time dateTime={new Date(atMs).toISOString()}>{dateTime(atMs)}</time>
              </p>
              <TransactionSubject shown={each} bets={[]} />
              <p className={classes['money']}>
                <TransactionMoney {...each.transaction} />
              </p>
            </li>
          );
        })}
      </ol>
    </ModalFrame>
  );
}
