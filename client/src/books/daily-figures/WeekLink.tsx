import type { WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import { useFiguresAddress } from './use-figures-address.ts';
import classes from './WeekLink.module.css';

/** A week's first and last day; leads to its details. */
export function WeekLink({ week: { weekOffset, valuesPerDay } }: { week: WeekFigures }) {
  const { t } = useTranslation();
  const { span } = useDayFormats();
  const { change } = useFiguresAddress();
  const days = span(valuesPerDay[0]?.thisDate ?? '', valuesPerDay.at(-1)?.thisDate ?? '');
  return (
    <button
      type="button"
      className={classes['week']}
      aria-label={t('daily-figures:showWeek', { week: days })}
      onClick={() => change({ view: 'week', week: weekOffset, day: undefined }, true)}
    >
      {days}
    </button>
  );
}
