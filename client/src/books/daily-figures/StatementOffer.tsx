import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButtons } from '../exports/ExportButtons.tsx';
import { listStatementSpans } from './list-statement-spans.ts';
import classes from './StatementOffer.module.css';

/** A year of the account as a file: by month, sport and kind of bet. */
export function StatementOffer({ today }: { today: Day }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  const spans = listStatementSpans(today);
  const { start, end } = spans[chosen] ?? spans[0]!;
  return (
    <section className={classes['offer']}>
      <h2>{t('daily-figures:statement')}</h2>
      <label>
        {t('daily-figures:statementOf')}
        <select value={chosen} onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}>
          {spans.map(({ year }, at) => (
            <option key={year ?? 'last'} value={at}>
              {year ?? t('daily-figures:lastTwelve')}
            </option>
          ))}
        </select>
      </label>
      <ExportButtons
        call="exportStatement"
        query={{ start, end }}
        fileName={`${t('daily-figures:statement')} ${start} ${end}`}
      />
    </section>
  );
}
