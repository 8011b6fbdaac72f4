import { type Lobby, LOBBIES, type LobbyName } from '@lineboard/domain/casino/lobby/lobbies';
import type { LobbyGame } from '@lineboard/domain/casino/lobby/lobby-game';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutIntegrations } from '../integrations/use-provider-news.ts';
import pageClasses from '../../ground/ui/Page.module.css';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { LobbyFilters } from './LobbyFilters.tsx';
import { keepPlayed, selectKeptGames, toggleFavorite, useLobbyMemory } from './lobby-memory.ts';
import { OpenGame } from './OpenGame.tsx';
import { type LobbyView, selectTiles } from './select-tiles.ts';
import { TileGrid } from './TileGrid.tsx';
import { useOnlyPlayIcons } from './use-only-play-icons.ts';
import { useOpenGame } from './use-open-game.ts';

interface GamesOfLobbyProps {
  name: LobbyName;
  customerId: string;
}

const NONE = { favorites: 'noFavorites', recent: 'noneRecent' } as const;

/** The content of a lobby: the tiles, or the game that is played. */
export function GamesOfLobby({ name, customerId }: GamesOfLobbyProps) {
  const { t } = useTranslation();
  const lobby: Lobby = LOBBIES[name];
  const memory = useLobbyMemory();
  const kept = useMemo(() => selectKeptGames(customerId, name)(memory), [memory, customerId, name]);
  const icons = useOnlyPlayIcons(name === 'onlyPlay');
  const [view, setView] = useState<LobbyView>('all');
  const [search, setSearch] = useState('');
  const { game, targetOf, noteOpened, close } = useOpenGame(name);
  const isOut = useOutIntegrations().includes(name === 'pocketCasino' ? 'casino21G' : name);
  /** The game that was opened last, whose tile gets the focus back; any other choice ends that. */
  const [leftId, setLeftId] = useState<string | null>(null);
  const games = useMemo(() => selectTiles(lobby, view, search, kept), [lobby, view, search, kept]);
  const favorites = useMemo(() => new Set(kept.favorites), [kept]);
  const actions = useMemo(
    () => ({
      targetOf,
      iconOf: ({ gameId }: { gameId: string }) => icons.get(gameId) ?? null,
      onOpen: ({ gameId }: { gameId: string }) => {
        noteOpened();
        setLeftId(gameId);
        keepPlayed(customerId, name, gameId);
      },
      onToggleFavorite: ({ gameId }: { gameId: string }) => toggleFavorite(customerId, name, gameId),
    }),
    [targetOf, icons, noteOpened, customerId, name],
  );
  const leave = ({ gameId }: LobbyGame): void => {
    setLeftId(gameId);
    close();
  };
  if (game !== undefined) return <OpenGame lobby={name} game={game} onClose={() => leave(game)} />;
  const title = t(`integrations:${name}.title`);
  // Every offered category has games.
  const empty = search.trim() === '' && (view === 'favorites' || view === 'recent') ? NONE[view] : 'noMatch';
  return (
    <div className={pageClasses['page']}>
      <div className={pageClasses['head']}>
        <h1>{title}</h1>
      </div>
      {isOut && (
        <p className={pageClasses['old']} role="status">
          {t('integrations:out')}
        </p>
      )}
      <LobbyFilters
        name={name}
        categories={lobby.categories}
        view={view}
        onView={(chosen) => {
          setLeftId(null);
          setView(chosen);
        }}
        search={search}
        onSearch={(text) => {
          setLeftId(null);
          setSearch(text);
        }}
      />
      {games.length === 0 ? (
        <PageEmpty title={t(`lobby:${empty}`)} how={t(`lobby:${empty}How`)} />
      ) : (
        <TileGrid
          // Starts at the top again, with the first tile in the Tab order.
          key={`${view} ${search}`}
          label={title}
          games={games}
          favorites={favorites}
          focusedId={leftId}
          actions={actions}
        />
      )}
    </div>
  );
}
