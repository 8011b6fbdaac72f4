import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { usePressedTab } from './pressed-tab-store.ts';
import classes from './ViewTabs.module.css';
import { useFiguresAddress } from './use-figures-address.ts';

const VIEWS = [
  [undefined, 'weeks'],
  ['week', 'oneWeek'],
  ['charts', 'charts'],
] as const;

/** Eight weeks, one week in detail, or charts: the tabs exist before the figures do, so that nothing moves. */
export function ViewTabs() {
  const { t } = useTranslation();
  const { view, change } = useFiguresAddress();
  const currency = useSession((state) => selectCustomer(state)?.currency.slice(0, 3));
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!usePressedTab.getState().isPressed) return;
    usePressedTab.setState({ isPressed: false });
    tabs.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={tabs} className={classes['views']} role="group" aria-label={t('daily-figures:views')}>
      <span>{currency}</span>
      {VIEWS.map(([wanted, text]) => (
        <button
          key={text}
          type="button"
          aria-pressed={view === wanted}
          onClick={() => {
            if (wanted === view) return;
            usePressedTab.setState({ isPressed: true });
            change({ view: wanted, week: undefined, span: undefined, day: undefined }, true);
          }}
        >
          {t(`daily-figures:${text}`)}
        </button>
      ))}
    </div>
  );
}
