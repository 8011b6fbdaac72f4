import type { FigureChartsAnswer } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import classes from './BalanceTable.module.css';
import { FigureCents } from './FigureCents.tsx';

/** Every day of the chart, the latest first; created when it is unfolded. */
export function BalanceTable({ days }: { days: FigureChartsAnswer['days'] }) {
  const { t } = useTranslation();
  const { full } = useDayFormats();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes['table']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('daily-figures:asTable')}</summary>
      {isOpen && (
        <table className="lb-figures">
          <caption className="lb-visually-hidden">{t('daily-figures:balanceByDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('daily-figures:chartDay')}</th>
              <th scope="col">{t('daily-figures:balance')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ thisDate, balanceCents }) => (
              <tr key={thisDate}>
                <th scope="row">{full(thisDate)}</th>
                <td>
                  <FigureCents as="balance" cents={balanceCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
