import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import type { NestedLeague, NestedSport } from '@lineboard/domain/lines/offering/nest-sport-menu';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../ground/ui/shell-store.ts';
import { FavoriteStar } from './FavoriteStar.tsx';
import { MenuLeague } from './MenuLeague.tsx';
import { useOffering } from './offering-store.ts';
import classes from './SportsMenu.module.css';
import { useChooseLeague } from './use-choose-league.ts';
import { useFavorite } from './use-favorite.ts';
import { useFavorites } from './use-favorites.ts';
import { useShowLines } from './use-show-lines.ts';

interface ListedFavorite {
  favorite: Favorite;
  /** null while it isn't offered. */
  league: NestedLeague | null;
}

/** SCR1-56: the league from the settings first, then the starred leagues, then teams. */
const useListed = (sports: readonly NestedSport[]): ListedFavorite[] => {
  const starred = useFavorites();
  const { sportType, sportSubType, team } = useFavorite();
  const list = (favorite: Favorite): ListedFavorite => ({
    favorite,
    league:
      sports
        .find((sport) => sport.sportType === favorite.sportType)
        ?.leagues.find((one) => one.kind === null && one.sportSubType === favorite.sportSubType) ?? null,
  });
  const leagues = starred.filter((favorite) => favorite.team === null).map(list);
  const teams = starred.filter((favorite) => favorite.team !== null).map(list);
  if (sportType === null || sportSubType === null) return [...leagues, ...teams];
  const ofSettings = list({ sportType, sportSubType, team });
  const isThere = [...leagues, ...teams].some(({ league }) => league === ofSettings.league);
  return ofSettings.league === null || isThere ? [...leagues, ...teams] : [ofSettings, ...leagues, ...teams];
};

/** At the top of the menu, as soon as there is a favorite. */
export function FavoriteLines({ sports }: { sports: readonly NestedSport[] }) {
  const { t } = useTranslation();
  const restoreLeagues = useOffering((state) => state.restoreLeagues);
  const showLines = useShowLines();
  const listed = useListed(sports);
  if (listed.length === 0) return null;
  const topics = [...new Set(listed.flatMap(({ league }) => league?.topic ?? []))];
  const showAll = (): void => {
    restoreLeagues(topics);
    showLines();
    useShell.getState().changeShell({ isMenuOpen: false });
  };
  return (
    <li className={classes['favorites']}>
      <div className={classes['favoritesHead']}>
        <h3>{t('offering:favorites')}</h3>
        {topics.length > 0 && (
          <button type="button" onClick={showAll}>
            {t('offering:showFavorites')}
          </button>
        )}
      </div>
      <ul>
        {listed.map(({ favorite, league }) => (
          <li key={JSON.stringify(favorite)}>
            {league !== null && favorite.team === null ? (
              <MenuLeague league={league} />
            ) : (
              <FavoriteTeam favorite={favorite} league={league} />
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A team, which leads to its league; or a favorite that isn't offered now, which can be removed. */
function FavoriteTeam({ favorite, league }: ListedFavorite) {
  const { t } = useTranslation();
  const chooseLeague = useChooseLeague();
  const leagueName = t(`league:${favorite.sportSubType}`, { defaultValue: favorite.sportSubType });
  const name = favorite.team ?? leagueName;
  const details = [
    ...(favorite.team === null ? [] : [leagueName]),
    ...(league === null ? [t('offering:notOffered')] : []),
  ];
  return (
    <div className={classes['line']}>
      <button
        type="button"
        className={classes['league']}
        disabled={league === null}
        onClick={() => {
          if (league !== null) chooseLeague(league.topic);
        }}
      >
        <span className={classes['mark']} />
        <span className={classes['name']}>
          {name} <small>{details.join(' · ')}</small>
        </span>
        <span className={classes['arrow']} />
      </button>
      <FavoriteStar favorite={favorite} name={name} />
    </div>
  );
}
