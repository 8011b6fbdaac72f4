import { type Favorite, isSameFavorite } from '@lineboard/domain/account/settings/favorite';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { changeFavorite } from './change-favorite.ts';
import classes from './FavoriteStar.module.css';
import { useFavorites } from './use-favorites.ts';

interface FavoriteStarProps {
  favorite: Favorite;
  /** The name of the league or the team on the page. */
  name: string;
  /** The name is next to the star, and is pressed with it. */
  isNamed?: boolean;
}

/** Stars a league or a team, or removes the star. */
export function FavoriteStar({ favorite, name, isNamed = false }: FavoriteStarProps) {
  const { t } = useTranslation();
  const isOn = useFavorites().some((other) => isSameFavorite(other, favorite));
  const notify = useNotices((state) => state.notify);
  const toggle = async (): Promise<void> => {
    const error = await changeFavorite(favorite, !isOn);
    if (error !== null) notify({ kind: 'error', text: t(`error:${error.code}`, { ...error.params }) });
  };
  const label = t('offering:star', { name });
  return (
    <button
      type="button"
      className={classes['star']}
      data-star=""
      data-named={isNamed}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    >
      <Icon name={isOn ? 'starred' : 'star'} size={16} />
      {isNamed && <span>{name}</span>}
    </button>
  );
}
