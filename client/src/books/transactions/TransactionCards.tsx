import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { TicketButton } from './TicketButton.tsx';
import { TransactionMoney } from './TransactionMoney.tsx';
import { TransactionSubject } from './TransactionSubject.tsx';
import type { TransactionsProps } from './TransactionTable.tsx';
import classes from './TransactionCards.module.css';

/** Phone: each transaction a card, its money at the same place in all of them. */
export function TransactionCards({ shown, bets, totals }: TransactionsProps) {
  const { t } = useTranslation();
  const { amount, dateTime } = useFormats();
  return (
    <>
      <dl className={`${classes['totals']} lb-figures`}>
        {totals.map(({ name, cents }) => (
          <div key={name}>
            <dt>{t(`transactions:totals.${name}`)}</dt>
            <dd>
              <TransactionMoney amountCents={cents} freePlayCents={0} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={`${classes['cards']} lb-figures`}>
        {shown.map((each) => {
          const { transaction, outcome, isTakenBack } = each;
          const { atMs } = transaction;
          return (
            <li key={transaction.entryId} data-taken-back={isTakenBack}>
              <p className={classes['head']}>
                <TicketButton transaction={transaction} />
                <time dateTime={new Date(atMs).toISOString()}>{dateTime(atMs)}</time>
              </p>
              <TransactionSubject shown={each} bets={bets} />
              <div className={classes['money']}>
                <p>{outcome !== null && t(`open-bets:status.${outcome}`)}</p>
                <p>
                  <TransactionMoney {...transaction} />
                </p>
                <p>{t('transactions:balanceAfter', { amount: amount(transaction.balanceCents) })}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
