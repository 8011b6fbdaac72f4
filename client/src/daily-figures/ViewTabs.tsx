import { useTranslation } from 'react-i18next';
import classes from './ViewTabs.module.css';
import { useFiguresAddress } from './use-figures-address.ts';

const VIEWS = [
  [undefined, 'weeks'],
  ['week', 'oneWeek'],
  ['charts', 'charts'],
] as const;

/** Eight weeks, one with all that it is made of, or charts. */
export function ViewTabs({ currency }: { currency: string }) {
  const { t } = useTranslation('daily-figures');
  const { view, change } = useFiguresAddress();
  return (
    <div className={classes['views']} role="group" aria-label={t('views')}>
      <span>{currency}</span>
      {VIEWS.map(([wanted, text]) => (
        <button
          key={text}
          type="button"
          aria-pressed={view === wanted}
          onClick={() => {
            if (wanted !== view)
              change({ view: wanted, week: undefined, span: undefined, day: undefined }, true);
          }}
        >
          {t(`daily-figures:${text}`)}
        </button>
      ))}
    </div>
  );
}
