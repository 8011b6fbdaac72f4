import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import leagueClasses from '../board/LeagueRow.module.css';
import type { LeagueRowProps } from '../board/BoardProvider.tsx';
import { PeriodTabs } from '../board/PeriodTabs.tsx';
import { useOwnPane } from './pane-context.ts';
import classes from './Panes.module.css';

const ExtraHeads = lazyPart(() => import('../board/ExtraHeads.tsx'), 'ExtraHeads');

/** A league's heading in a pane: a pane of one league switches its period; one of many names them. */
export function PaneLeagueRow({ league }: LeagueRowProps) {
  const { t } = useTranslation();
  const { subject, show } = useOwnPane();
  const isAlone = subject.kind === 'league';
  const name = t(`league:${league.name}`, { defaultValue: league.name });
  return (
    <div className={leagueClasses['league']}>
      <div role="gridcell" aria-colspan={5} className={leagueClasses['lead']}>
        {isAlone && league.periods.length > 1 ? (
          <PeriodTabs
            league={league}
            onChoose={(period) => period !== league.period && show({ ...subject, period })}
          />
        ) : (
          <span className={leagueClasses['fold']}>
            <SportIcon group={league.group} />
            <h3 className={leagueClasses['name']}>{name}</h3>
          </span>
        )}
        <span className={classes['count']}>{league.count > 0 && league.count}</span>
      </div>
      {league.extras !== null && (
        <Suspense>
          <ExtraHeads extras={league.extras} />
        </Suspense>
      )}
    </div>
  );
}
