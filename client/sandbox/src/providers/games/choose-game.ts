import type { GameId } from '@lineboard/domain/casino/games/games';
import { engineOfTile, type LobbyName } from '@lineboard/domain/casino/lobby/lobbies';

/** A game, and the tile that opened it: '' for the game itself. */
export interface ChosenGame {
  game: GameId;
  title: string;
}

/** Lobbies by the last step of their frames' addresses. */
const LOBBY_OF: ReadonlyMap<string, LobbyName> = new Map([
  ['altiragames', 'altira'],
  ['OnlyPlay', 'onlyPlay'],
  ['Qora', 'qora'],
  ['Casino21G.aspx', 'pocketCasino'],
]);

const MOST_CHARACTERS = 60;

/** @returns null when nobody has such a game */
export const chooseGame = (provider: string, gameId: string): ChosenGame | null => {
  const lobby = LOBBY_OF.get(provider);
  const game = lobby === undefined ? undefined : engineOfTile(lobby, gameId);
  if (game === undefined) return null;
  if (lobby === 'pocketCasino') return { game, title: '' };
  const title = gameId.replaceAll(/[^\w.-]/g, '');
  return { game, title: `${provider}.${title}`.slice(0, MOST_CHARACTERS) };
};
