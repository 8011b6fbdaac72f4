import type { Lobby } from '@lineboard/domain/casino/lobby/lobbies';
import type { LobbyCategory, LobbyGame } from '@lineboard/domain/casino/lobby/lobby-game';
import type { KeptGames } from './lobby-memory.ts';

export type LobbyView = LobbyCategory | 'all' | 'favorites' | 'recent';

/** Shows only the first of games that share an id: they are one game in two categories. */
const onceEach = (games: readonly LobbyGame[]): LobbyGame[] => {
  const seen = new Set<string>();
  return games.filter(({ gameId }) => !seen.has(gameId) && seen.add(gameId));
};

const findAll = (games: readonly LobbyGame[], ids: readonly string[]): LobbyGame[] =>
  ids.flatMap((id) => games.find(({ gameId }) => gameId === id) ?? []);

const inView = ({ games }: Lobby, view: LobbyView, kept: KeptGames): LobbyGame[] => {
  if (view === 'all') return onceEach(games);
  if (view === 'favorites' || view === 'recent') return findAll(games, kept[view]);
  return onceEach(games.filter(({ category }) => category === view));
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase();

/**
 * Tiles of a view whose names contain each word of a search, in the catalogue's order or the order in which they were
 * stored.
 */
export const selectTiles = (lobby: Lobby, view: LobbyView, search: string, kept: KeptGames): LobbyGame[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return inView(lobby, view, kept).filter(({ name }) => words.every((word) => plain(name).includes(word)));
};
