import type { WeekFiguresAnswer } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import { useTranslation } from 'react-i18next';
import { DayButton } from './DayButton.tsx';
import { DayFigure } from './DayFigure.tsx';
import { DayPanel } from './DayPanel.tsx';
import { describeMonths } from './describe-months.ts';
import { listDays } from './list-days.ts';
import { listFigureRows } from './list-figure-rows.ts';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import { useDayPanel } from './use-day-panel.ts';
import classes from './FiguresTable.module.css';

export interface WeekProps {
  answer: WeekFiguresAnswer;
  /** Another week is loading. */
  isBusy: boolean;
}

/** Desktop: a column for each day, a row for each figure. */
export function WeekTable({ answer: { week, today }, isBusy }: WeekProps) {
  const { t } = useTranslation();
  const { locale, weekday, full } = useDayFormats();
  const days = listDays([week]);
  const panel = useDayPanel(days);
  return (
    <>
      <table className={`${classes['table']} ${classes['week']} lb-figures`} aria-busy={isBusy}>
        <caption className="lb-visually-hidden">{t('daily-figures:title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes['name']}>
              {describeMonths(days, locale)}
            </th>
            {days.map((day) => (
              <th key={day} scope="col">
                {/* The list is under the whole table: no arrow leads to it from up here. */}
                <DayButton day={day} name={full(day)} today={today} panel={{ ...panel, hasArrow: false }}>
                  <span>{weekday(day)}</span>
                  <strong>{Number(day.slice(-2))}</strong>
                </DayButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listFigureRows(week).map(({ name, field }) => (
            <tr key={name}>
              <th scope="row" className={classes['name']}>
                {t(`daily-figures:${name}`)}
              </th>
              {week.valuesPerDay.map((day) => (
                <td key={day.thisDate} data-selected={panel.selected === day.thisDate}>
                  <DayFigure day={day} field={field} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {panel.selected !== null && !panel.isLoading && (
        <div className={classes['list']}>
          <DayPanel day={panel.selected} list="wagers" />
        </div>
      )}
    </>
  );
}
