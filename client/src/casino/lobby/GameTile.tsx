import type { LobbyGame } from '@lineboard/domain/casino/lobby/lobby-game';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { GamePicture } from './GamePicture.tsx';
import classes from './GameTile.module.css';

/** A tile's target: a page with its parameters. */
export interface TileTarget {
  to: string;
  search: { game?: string | number };
}

export interface TileActions {
  targetOf: (game: LobbyGame) => TileTarget;
  /** The provider's own picture; null: it has none. */
  iconOf: (game: LobbyGame) => string | null;
  onOpen: (game: LobbyGame) => void;
  onToggleFavorite: (game: LobbyGame) => void;
}

interface GameTileProps {
  game: LobbyGame;
  at: number;
  isFavorite: boolean;
  /** The tile of the grid that is in the Tab order. */
  isActive: boolean;
  actions: TileActions;
}

/** A game of a lobby: its picture, its name, and whether it is a favorite. */
export function GameTile({ game, at, isFavorite, isActive, actions }: GameTileProps) {
  const { t } = useTranslation();
  const tabIndex = isActive ? 0 : -1;
  const { to, search } = actions.targetOf(game);
  return (
    <div role="gridcell" className={classes['tile']}>
      <Link
        to={to}
        search={search as never}
        className={classes['open']}
        tabIndex={tabIndex}
        data-at={at}
        onClick={() => actions.onOpen(game)}
      >
        <GamePicture game={game} icon={actions.iconOf(game)} />
        <span className={classes['words']}>
          <span className={classes['name']}>{game.name}</span>
          {game.subtitle !== null && <small>{t(`lobby:${game.subtitle}`)}</small>}
          {game.hasJackpot && <small className={classes['jackpot']}>{t('lobby:jackpot')}</small>}
        </span>
      </Link>
      <button
        type="button"
        className={classes['star']}
        tabIndex={tabIndex}
        aria-pressed={isFavorite}
        aria-label={t('lobby:favorite', { game: game.name })}
        onClick={() => actions.onToggleFavorite(game)}
      >
        <Icon name={isFavorite ? 'starred' : 'star'} size={18} />
      </button>
    </div>
  );
}
