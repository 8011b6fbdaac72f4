import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DayButton } from './DayButton.tsx';
import { DayFigure } from './DayFigure.tsx';
import { DayPanel } from './DayPanel.tsx';
import { describeMonths } from './describe-months.ts';
import { listDays } from './list-days.ts';
import { listFigureRows } from './list-figure-rows.ts';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import { useDayPanel } from './use-day-panel.ts';
import type { WeekProps } from './WeekTable.tsx';
import classes from './FiguresTable.module.css';

/** Phone: a row for each day, a column for each figure. */
export function WeekDays({ answer: { week, today }, isBusy }: WeekProps) {
  const { t } = useTranslation();
  const { locale, weekday, full } = useDayFormats();
  const days = listDays([week]);
  const panel = useDayPanel(days);
  const rows = listFigureRows(week);
  return (
    <div className={classes['scroll']}>
      <table className={`${classes['table']} lb-figures`} aria-busy={isBusy}>
        <caption className="lb-visually-hidden">{t('daily-figures:title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes['name']}>
              {describeMonths(days, locale)}
            </th>
            {rows.map(({ name }) => (
              <th key={name} scope="col">
                {t(`daily-figures:${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.valuesPerDay.map((day) => (
            <Fragment key={day.thisDate}>
              <tr>
                <th scope="row" className={classes['name']} aria-label={full(day.thisDate)}>
                  <DayButton day={day.thisDate} name={full(day.thisDate)} today={today} panel={panel}>
                    <span>
                      {weekday(day.thisDate)} <strong>{Number(day.thisDate.slice(-2))}</strong>
                    </span>
                  </DayButton>
                </th>
                {rows.map(({ name, field }) => (
                  <td key={name}>
                    <DayFigure day={day} field={field} />
                  </td>
                ))}
              </tr>
              {panel.selected === day.thisDate && !panel.isLoading && (
                <tr className={classes['panel']}>
                  <td colSpan={rows.length + 1}>
                    <DayPanel day={day.thisDate} list="wagers" />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
