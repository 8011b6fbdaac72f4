import { isNamedInAddress, writeNameInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import { turnSideways } from '../../ground/ui/turn-sideways.ts';
import classes from './LiveSports.module.css';
import { useOffering } from './offering-store.ts';
import { selectLiveCount, selectLiveSports } from './select-live-topics.ts';

interface LiveSearch {
  live?: true;
  sport?: string;
  leagues?: string;
}

/** The address of a sport in play, or of all; leagues at another period keep it. */
const goTo =
  (sport: { sport?: string }) =>
  ({ leagues }: LiveSearch): LiveSearch => ({
    live: true,
    ...sport,
    ...(leagues === undefined ? {} : { leagues }),
  });

/** The sports with games in play, and their numbers: one of them, or all. The address says which. */
export function LiveSports() {
  const { t } = useTranslation();
  const menu = useOffering((state) => state.menu);
  const chosen = useOffering((state) => state.liveSport);
  if (menu === null) return <div className={classes['sports']} />;
  const sports = selectLiveSports(menu, chosen);
  return (
    <nav ref={turnSideways} aria-label={t('offering:liveSports')} className={classes['sports']}>
      <Link
        to="/"
        search={goTo({})}
        activeOptions={{ exact: true }}
        aria-current={chosen === null ? 'true' : undefined}
      >
        {t('offering:allSports')} <span className={classes['count']}>{selectLiveCount({ menu })}</span>
      </Link>
      {sports.map(({ sportType, liveCount }) => (
        <Link
          key={sportType}
          to="/"
          search={goTo({ sport: writeNameInAddress(sportType) })}
          aria-current={chosen !== null && isNamedInAddress(sportType, chosen) ? 'true' : undefined}
        >
          <SportIcon group={sportType} />
          {t(`sport:${sportType}`, { defaultValue: sportType })}{' '}
          <span className={classes['count']}>{liveCount}</span>
        </Link>
      ))}
    </nav>
  );
}
