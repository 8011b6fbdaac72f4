import type { LeagueDetail } from '@lineboard/workers/board/board-frame';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FavoriteStar } from '../../betting/offering/FavoriteStar.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { logAction } from '../../ground/session/log-action.ts';
import { focusMain } from '../../ground/ui/focus-parts.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import type { LeagueRowProps } from './BoardProvider.tsx';
import classes from './LeagueRow.module.css';
import { PeriodTabs } from './PeriodTabs.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { selectIsWide } from './use-board-view.ts';

// Only wide boards have more columns to name.
const ExtraHeads = lazyPart(() => import('./ExtraHeads.tsx'), 'ExtraHeads');

/** A league's heading: folds it, names it, switches its period, takes it off the board. */
export function LeagueRow({ league, isPhone }: LeagueRowProps) {
  const { t } = useTranslation();
  const changeLeague = useOffering((state) => state.changeLeague);
  const dropLeague = useOffering((state) => state.dropLeague);
  const isLive = useOffering((state) => state.onlyLive);
  const isWide = useOffering((state) => selectIsWide(state, isPhone));
  const { topic, collapsed } = league;
  const name = t(`league:${league.name}`, { defaultValue: league.name });
  const choosePeriod = (period: number): void => {
    if (period === league.period) return;
    changeLeague(topic, { period });
    const label = league.periods.find(({ periodNumber }) => periodNumber === period)?.label ?? period;
    void logAction('period', `${league.name}: ${label}`);
  };
  // A phone has no room for a name and its periods: where leagues are one below the other, the name is shown.
  const hasTabs = league.periods.length > 1 && !(isPhone && isWide);
  return (
    <div className={classes['league']}>
      <div role="gridcell" aria-colspan={5} className={classes['lead']}>
        {isWide && (
          <button
            type="button"
            className={classes['fold']}
            aria-expanded={!collapsed}
            onClick={() => changeLeague(topic, { collapsed: !collapsed })}
          >
            <span className={classes['arrow']} data-collapsed={collapsed}>
              <Icon name="down" size={14} />
            </span>
            <LeagueName league={league} name={name} />
          </button>
        )}
        {!isWide && !hasTabs && (
          <span className={classes['fold']}>
            <LeagueName league={league} name={name} />
          </span>
        )}
        {/* The strip above the board names the league; its periods need the room. */}
        {!isWide && hasTabs && <h2 className="lb-visually-hidden">{name}</h2>}
        {hasTabs && <PeriodTabs league={league} onChoose={choosePeriod} />}
      </div>
      {league.extras !== null && !collapsed && (
        <Suspense>
          <ExtraHeads extras={league.extras} />
        </Suspense>
      )}
      {!isLive && (
        <div role="gridcell" className={classes['end']}>
          {!isPhone && !league.isContest && (
            <FavoriteStar
              favorite={{ sportType: league.group, sportSubType: league.name, team: null }}
              name={name}
            />
          )}
          <button
            type="button"
            className={classes['drop']}
            aria-label={t('board:dropLeague', { league: name })}
            title={t('board:dropLeague', { league: name })}
            onClick={() => {
              dropLeague(topic);
              // The pressed button goes away with the league.
              focusMain();
            }}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
    </div>
  );
}

function LeagueName({ league, name }: { league: LeagueDetail; name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <SportIcon group={league.group} />
      <h2 className={classes['name']}>{name}</h2>
      <span className={classes['group']}>{t(`sport:${league.group}`, { defaultValue: league.group })}</span>
      {/* The row below says that there are none; while the lines are loading nobody knows. */}
      <span className={classes['count']}>{league.count > 0 && league.count}</span>
    </>
  );
}
