import { useTranslation } from 'react-i18next';
import classes from './ViewTabs.module.css';
import { useFiguresAddress } from './use-figures-address.ts';

/** Eight weeks, or one with all that it is made of. */
export function ViewTabs({ currency }: { currency: string }) {
  const { t } = useTranslation('daily-figures');
  const { view, change } = useFiguresAddress();
  const show = (wanted: 'week' | undefined): void => {
    if (wanted !== view) change({ view: wanted, week: undefined, day: undefined }, true);
  };
  return (
    <div className={classes['views']} role="group" aria-label={t('views')}>
      <span>{currency}</span>
      <button type="button" aria-pressed={view === undefined} onClick={() => show(undefined)}>
        {t('weeks')}
      </button>
      <button type="button" aria-pressed={view === 'week'} onClick={() => show('week')}>
        {t('oneWeek')}
      </button>
    </div>
  );
}
