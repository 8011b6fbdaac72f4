import type { NestedSport } from '@lineboard/domain/offering/nest-sport-menu';
import { useTranslation } from 'react-i18next';
import { MenuLeague } from './MenuLeague.tsx';
import classes from './SportsMenu.module.css';
import { useFavorite } from './use-favorite.ts';

/** SCR1-56: the favorite sport stands on top of the menu, as long as it is offered. */
export function FavoriteLeague({ sports }: { sports: readonly NestedSport[] }) {
  const { t } = useTranslation('offering');
  const { sportType, sportSubType, team } = useFavorite();
  const league = sports
    .find((sport) => sport.sportType === sportType)
    ?.leagues.find((one) => one.kind === null && one.sportSubType === sportSubType);
  if (league === undefined) return null;
  return (
    <li className={classes['favorite']}>
      <h3>{team === null ? t('favorite') : t('favoriteWith', { team })}</h3>
      <MenuLeague league={league} />
    </li>
  );
}
