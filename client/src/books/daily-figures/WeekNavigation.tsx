import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { MOST_WEEK_OFFSET } from '@lineboard/domain/books/daily-figures/figure-bounds';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useFiguresAddress } from './use-figures-address.ts';
import { WeekPickerSlot } from './WeekPickerSlot.tsx';
import classes from './WeekNavigation.module.css';

/** Leads from week to week; there is none after the current one. */
export function WeekNavigation({ weekOffset, today }: { weekOffset: number; today: Day }) {
  const { t } = useTranslation();
  const { change } = useFiguresAddress();
  const goTo = (week: number): void => {
    if (week !== weekOffset) change({ week, day: undefined }, true);
  };
  return (
    <nav className={classes['weeks']} aria-label={t('daily-figures:week')}>
      <button
        type="button"
        aria-label={t('daily-figures:previousWeek')}
        disabled={weekOffset >= MOST_WEEK_OFFSET}
        onClick={() => goTo(weekOffset + 1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        aria-label={t('daily-figures:nextWeek')}
        disabled={weekOffset === 0}
        onClick={() => goTo(weekOffset - 1)}
      >
        <Icon name="right" />
      </button>
      <button type="button" disabled={weekOffset === 0} onClick={() => goTo(0)}>
        {t('daily-figures:thisWeek')}
      </button>
      <WeekPickerSlot weekOffset={weekOffset} today={today} onPick={goTo} />
    </nav>
  );
}
