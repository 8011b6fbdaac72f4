import type { LeagueDetail } from '@lineboard/workers/board/board-frame';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { Tab } from '../../ground/ui/Tab.tsx';
import classes from './PeriodTabs.module.css';

/** Spec 2 §2: the tabs move by this much. */
const PERIOD_SCROLL_STEP_PX = 80;

/** Whether there are more tabs than fit: only then is there anything to step to. */
const useOverflow = (tabs: RefObject<HTMLElement | null>, periods: LeagueDetail['periods']): boolean => {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const row = tabs.current;
    if (row === null) return;
    const measure = (): void => setOverflows(row.scrollWidth > row.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [tabs, periods]);
  return overflows;
};

/** The periods of a league that have lines, or the orders of its contestants. */
export function PeriodTabs({
  league,
  onChoose,
}: {
  league: LeagueDetail;
  onChoose: (period: number) => void;
}) {
  const { t } = useTranslation();
  const tabs = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(tabs, league.periods);
  const name = t(`league:${league.name}`, { defaultValue: league.name });
  const scroll = (direction: 1 | -1): void => {
    // Set without animation: nothing moves here that was not asked for.
    if (tabs.current !== null) tabs.current.scrollLeft += direction * PERIOD_SCROLL_STEP_PX;
  };
  return (
    <div className={classes['periods']}>
      {overflows && (
        <button
          type="button"
          className={classes['step']}
          aria-label={t('board:periodsBack')}
          onClick={() => scroll(-1)}
        >
          <Icon name="left" size={14} />
        </button>
      )}
      <div
        ref={tabs}
        role="group"
        aria-label={league.isContest ? name : t('board:periodsOf', { league: name })}
        className={classes['tabs']}
      >
        {league.periods.map(({ periodNumber, label }) => (
          <Tab
            key={periodNumber}
            isChosen={periodNumber === league.period}
            onChoose={() => onChoose(periodNumber)}
          >
            {t(`period:${label}`, { defaultValue: label })}
          </Tab>
        ))}
      </div>
      {overflows && (
        <button
          type="button"
          className={classes['step']}
          aria-label={t('board:periodsOn')}
          onClick={() => scroll(1)}
        >
          <Icon name="right" size={14} />
        </button>
      )}
    </div>
  );
}
