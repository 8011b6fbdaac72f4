import type { LobbyCategory } from '@lineboard/domain/casino/lobby/lobby-game';
import type { LobbyName } from '@lineboard/domain/casino/lobby/lobbies';
import { useTranslation } from 'react-i18next';
import { Tab } from '../../ground/ui/Tab.tsx';
import classes from './LobbyFilters.module.css';
import type { LobbyView } from './select-tiles.ts';

interface LobbyFiltersProps {
  name: LobbyName;
  categories: readonly LobbyCategory[];
  view: LobbyView;
  onView: (view: LobbyView) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** Longer than any name. */
const MOST_CHARACTERS = 60;

/** Filters a lobby's games: a category, favorites, recently played ones, and a search within it. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { name, categories, view, onView, search, onSearch } = props;
  const { t } = useTranslation();
  const views: readonly LobbyView[] = ['all', ...categories, 'favorites', 'recent'];
  return (
    <div className={classes['filters']}>
      <div role="group" aria-label={t('lobby:show')} className={classes['tabs']}>
        {views.map((one) => (
          <Tab key={one} isChosen={one === view} onChoose={() => onView(one)}>
            {t([`lobby:${name}.${one}`, `lobby:${one}`] as never)}
          </Tab>
        ))}
      </div>
      {categories.length > 0 && (
        <input
          type="search"
          className={classes['search']}
          aria-label={t('lobby:search')}
          placeholder={t('lobby:search')}
          maxLength={MOST_CHARACTERS}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      )}
    </div>
  );
}
