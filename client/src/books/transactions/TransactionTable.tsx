import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import type { ShownTotal } from './list-totals.ts';
import type { SettledBet, ShownTransaction } from './list-transactions.ts';
import { TicketButton } from './TicketButton.tsx';
import { TransactionMoney } from './TransactionMoney.tsx';
import { TransactionSubject } from './TransactionSubject.tsx';
import classes from './TransactionTable.module.css';

export interface TransactionsProps {
  shown: readonly ShownTransaction[];
  bets: readonly SettledBet[];
  totals: readonly ShownTotal[];
}

/** Desktop: a table with aligned figures and the total set apart. */
export function TransactionTable({ shown, bets, totals }: TransactionsProps) {
  const { t } = useTranslation();
  const { amount, dateTime } = useFormats();
  return (
    <table className={`${classes['table']} lb-figures`}>
      <caption className="lb-visually-hidden">{t('transactions:title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('transactions:when')}</th>
          <th scope="col">{t('transactions:number')}</th>
          <th scope="col">{t('transactions:what')}</th>
          <th scope="col">{t('transactions:outcome')}</th>
          <th scope="col" className={classes['figure']}>
            {t('transactions:amount')}
          </th>
          <th scope="col" className={classes['figure']}>
            {t('transactions:balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((each) => {
          const { transaction, outcome, isTakenBack } = each;
          return (
            <tr key={transaction.entryId} data-taken-back={isTakenBack}>
              <td>
                <time dateTime={new Date(transaction.atMs).toISOString()}>{dateTime(transaction.atMs)}</time>
              </td>
              <td>
                <TicketButton transaction={transaction} />
              </td>
              <td>
                <TransactionSubject shown={each} bets={bets} />
              </td>
              <td>{outcome !== null && t(`open-bets:status.${outcome}`)}</td>
              <td className={classes['figure']}>
                <TransactionMoney {...transaction} />
              </td>
              <td className={classes['figure']}>{amount(transaction.balanceCents)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        {totals.map(({ name, cents }, at) => (
          <tr key={name}>
            <th scope="row" colSpan={4}>
              {t(`transactions:totals.${name}`)}
            </th>
            <td className={classes['figure']}>
              <TransactionMoney amountCents={cents} freePlayCents={0} />
            </td>
            <td className={classes['figure']}>
              {at === totals.length - 1 &&
                shown[0] !== undefined &&
                amount(shown[0].transaction.balanceCents)}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
