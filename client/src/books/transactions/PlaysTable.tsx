import type { PlaysNotPosted } from '@lineboard/domain/books/transactions/casino-play.schema';
import { originOfSystem } from '@lineboard/domain/books/transactions/transaction-origin';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import table from './TransactionTable.module.css';
import classes from './PlaysNotPosted.module.css';

/** Each play with what it risks and pays back, and the totals of all of them. */
export function PlaysTable({ answer: { plays, totals } }: { answer: PlaysNotPosted }) {
  const { t } = useTranslation();
  const { amount, dateTime } = useFormats();
  return (
    <div className={classes['scroll']}>
      <table className={`${table['table']} lb-figures`}>
        <caption className="lb-visually-hidden">{t('transactions:nonPosted')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('transactions:game')}</th>
            <th scope="col">{t('transactions:accepted')}</th>
            <th scope="col" className={table['figure']}>
              {t('transactions:risk')}
            </th>
            <th scope="col" className={table['figure']}>
              {t('transactions:win')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plays.map(({ playId, system, round, acceptedAtMs, riskCents, winCents }) => (
            <tr key={playId}>
              <td>
                <strong>{t(`transactions:origin.${originOfSystem(system)}`)}</strong>
                <span className={classes['round']}>{t('transactions:round', { round })}</span>
              </td>
              <td>
                <time dateTime={new Date(acceptedAtMs).toISOString()}>{dateTime(acceptedAtMs)}</time>
              </td>
              <td className={table['figure']}>{amount(riskCents)}</td>
              <td className={table['figure']}>
                {winCents === null ? t('transactions:underWay') : amount(winCents)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('transactions:plays', { count: totals.count })}
            </th>
            <td className={table['figure']}>{amount(totals.riskCents)}</td>
            <td className={table['figure']}>{amount(totals.winCents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
