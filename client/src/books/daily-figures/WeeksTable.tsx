import { calculateFigureRow } from '@lineboard/domain/books/daily-figures/calculate-figure-row';
import type {
  WeekFigures,
  WeeklyFiguresAnswer,
} from '@lineboard/domain/books/daily-figures/week-figures.schema';
import { useTranslation } from 'react-i18next';
import { DayPanel } from './DayPanel.tsx';
import { DayValue } from './DayValue.tsx';
import { FigureCents } from './FigureCents.tsx';
import { listDays } from './list-days.ts';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import { type DayPanelState, useDayPanel } from './use-day-panel.ts';
import { WeekLink } from './WeekLink.tsx';
import classes from './FiguresTable.module.css';

/** Week, two balances, seven days and two totals. */
const COLUMNS = 12;

/** Desktop: eight weeks as rows of one table. */
export function WeeksTable({ answer }: { answer: WeeklyFiguresAnswer }) {
  const { t } = useTranslation();
  const { weekday } = useDayFormats();
  const { weeks, today } = answer;
  const panel = useDayPanel(listDays(weeks));
  return (
    <table className={`${classes['table']} lb-figures`}>
      <caption className="lb-visually-hidden">{t('daily-figures:title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes['name']}>
            {t('daily-figures:week')}
          </th>
          <th scope="col">{t('daily-figures:starting')}</th>
          {listDays(weeks.slice(0, 1)).map((day) => (
            <th key={day} scope="col">
              {weekday(day)}
            </th>
          ))}
          <th scope="col">{t('daily-figures:weekTotal')}</th>
          <th scope="col">{t('daily-figures:cashInOut')}</th>
          <th scope="col">{t('daily-figures:current')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <WeekRow key={week.weekOffset} week={week} today={today} panel={panel} />
        ))}
      </tbody>
    </table>
  );
}

interface WeekRowProps {
  week: WeekFigures;
  today: string;
  panel: DayPanelState;
}

function WeekRow({ week, today, panel }: WeekRowProps) {
  const row = calculateFigureRow(week);
  const { selected } = panel;
  const isOpen = selected !== null && listDays([week]).includes(selected);
  return (
    <>
      <tr data-open={isOpen}>
        <th scope="row" className={classes['name']}>
          <WeekLink week={week} />
        </th>
        <td>
          <FigureCents as="balance" cents={row.startingBalanceCents} />
        </td>
        {week.valuesPerDay.map(({ thisDate }, at) => (
          <td key={thisDate} className={classes['day']}>
            <DayValue day={thisDate} cents={row.dayCents[at] ?? 0} today={today} panel={panel} />
          </td>
        ))}
        <td className={classes['total']}>
          <FigureCents as="result" cents={row.weekTotalCents} />
        </td>
        <td>
          <FigureCents as="result" cents={row.totalTransCents} />
        </td>
        <td className={classes['total']}>
          <FigureCents as="balance" cents={row.currentBalanceCents} />
        </td>
      </tr>
      {isOpen && !panel.isLoading && (
        <tr className={classes['panel']}>
          <td colSpan={COLUMNS}>
            <DayPanel day={selected} list="transactions" />
          </td>
        </tr>
      )}
    </>
  );
}
