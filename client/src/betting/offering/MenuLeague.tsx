import type { NestedLeague } from '@lineboard/domain/lines/offering/nest-sport-menu';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import { MenuCounts } from './MenuCounts.tsx';
import { useOffering } from './offering-store.ts';
import { FavoriteStar } from './FavoriteStar.tsx';
import { namesOfTopic } from './names-of-topic.ts';
import classes from './SportsMenu.module.css';
import { useChooseLeague } from './use-choose-league.ts';

interface MenuLeagueProps {
  league: NestedLeague;
  /** The only league of its sport takes the sport's place, under its name. */
  sportType?: string;
}

/** A league: a press puts it on the board, another press takes it off. */
export function MenuLeague({ league, sportType }: MenuLeagueProps) {
  const { t } = useTranslation();
  const { topic, sportSubType, kind } = league;
  const isWhole = useOffering((state) =>
    state.leagues.some((chosen) => chosen.topic === topic && chosen.onlyContests === null),
  );
  const isLive = useOffering((state) => state.onlyLive);
  const chooseLeague = useChooseLeague();
  const dropLeague = useOffering((state) => state.dropLeague);
  const toggle = (): void => {
    // In the Live section the chosen leagues are out of sight: none is dropped unseen.
    if (isWhole && !isLive) dropLeague(topic);
    else chooseLeague(topic);
  };
  const name = t(`league:${sportSubType}`, { defaultValue: sportSubType });
  const kindName =
    kind === null
      ? null
      : kind === ''
        ? t('offering:contests')
        : t(`offering:kind.${kind}`, { defaultValue: kind });
  const isAlone = sportType !== undefined;
  const head = isAlone ? t(`sport:${sportType}`, { defaultValue: sportType }) : (kindName ?? name);
  const details = [
    ...(isAlone && kindName !== null && kind !== '' ? [kindName] : []),
    ...(head === name ? [] : [name]),
  ];
  return (
    <div className={classes['line']}>
      <button
        type="button"
        className={classes[isAlone ? 'sport' : 'league']}
        aria-pressed={isWhole}
        onClick={toggle}
      >
        {isAlone && !isWhole ? (
          <SportIcon group={sportType} />
        ) : (
          <span className={classes['mark']} aria-hidden="true">
            {isWhole && <Icon name="check" size={14} />}
          </span>
        )}
        <span className={classes['name']}>
          {head}
          {details.length > 0 && ' '}
          {details.length > 0 && <small>{details.join(' · ')}</small>}
        </span>
        <MenuCounts leagues={[league]} />
        <span className={classes['arrow']} />
      </button>
      {kind === null && (
        <FavoriteStar
          favorite={{ sportType: namesOfTopic(topic).sport, sportSubType, team: null }}
          name={isAlone ? head : name}
        />
      )}
    </div>
  );
}
