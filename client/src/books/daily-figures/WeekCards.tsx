import { calculateFigureRow } from '@lineboard/domain/books/daily-figures/calculate-figure-row';
import type {
  WeekFigures,
  WeeklyFiguresAnswer,
} from '@lineboard/domain/books/daily-figures/week-figures.schema';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DayPanel } from './DayPanel.tsx';
import { DayValue } from './DayValue.tsx';
import { FigureCents } from './FigureCents.tsx';
import { listDays } from './list-days.ts';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import { type DayPanelState, useDayPanel } from './use-day-panel.ts';
import classes from './WeekCards.module.css';
import { WeekLink } from './WeekLink.tsx';

/** Days side by side in a card: seven days and the total fill two lines. */
const ACROSS = 4;

/** Phone: each week a card. */
export function WeekCards({ answer: { weeks, today } }: { answer: WeeklyFiguresAnswer }) {
  const panel = useDayPanel(listDays(weeks));
  return (
    <ul className={`${classes['cards']} lb-figures`}>
      {weeks.map((week) => (
        <WeekCard key={week.weekOffset} week={week} today={today} panel={panel} />
      ))}
    </ul>
  );
}

interface WeekCardProps {
  week: WeekFigures;
  today: string;
  panel: DayPanelState;
}

function WeekCard({ week, today, panel }: WeekCardProps) {
  const { t } = useTranslation();
  const { weekday } = useDayFormats();
  const row = calculateFigureRow(week);
  const days = listDays([week]);
  const { selected } = panel;
  const openAt = selected === null || panel.isLoading ? -1 : days.indexOf(selected);
  // The list goes under the line that holds its day.
  const panelAfter = openAt < 0 ? -1 : Math.floor(openAt / ACROSS) * ACROSS + ACROSS - 1;
  const list = selected !== null && (
    <div className={classes['panel']}>
      <DayPanel day={selected} list="transactions" />
    </div>
  );
  return (
    <li>
      <WeekLink week={week} />
      <div className={classes['days']}>
        {days.map((day, at) => (
          <Fragment key={day}>
            <DayValue day={day} cents={row.dayCents[at] ?? 0} today={today} panel={panel}>
              <span className={classes['weekday']}>{weekday(day)}</span>
            </DayValue>
            {at === panelAfter && list}
          </Fragment>
        ))}
        <p className={classes['total']}>
          <span className={classes['weekday']}>{t('daily-figures:weekTotal')}</span>
          <FigureCents as="result" cents={row.weekTotalCents} />
        </p>
        {panelAfter >= days.length && list}
      </div>
      <dl className={classes['balances']}>
        <div>
          <dt>{t('daily-figures:starting')}</dt>
          <dd>
            <FigureCents as="balance" cents={row.startingBalanceCents} />
          </dd>
        </div>
        <div>
          <dt>{t('daily-figures:cashInOut')}</dt>
          <dd>
            <FigureCents as="result" cents={row.totalTransCents} />
          </dd>
        </div>
        <div>
          <dt>{t('daily-figures:current')}</dt>
          <dd>
            <FigureCents as="balance" cents={row.currentBalanceCents} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
