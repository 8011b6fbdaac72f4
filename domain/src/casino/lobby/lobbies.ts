import type { GameId } from '../games/games.ts';
import { ALTIRA_GAMES } from './altira-games.ts';
import type { LobbyCategory, LobbyGame } from './lobby-game.ts';
import { ONLY_PLAY_GAMES } from './only-play-games.ts';
import { POCKET_GAMES } from './pocket-games.ts';
import { QORA_GAMES } from './qora-games.ts';
import { qoraImageNameOf, qoraShownName } from './qora-image-name.ts';

export interface Lobby {
  /** Filters besides that of all games, in their order; none where a handful of games needs none. */
  categories: readonly LobbyCategory[];
  games: readonly LobbyGame[];
}

const PLAIN = { hasJackpot: false, subtitle: null } as const;

/** The lobbies by the name of their integration (SCR2-45, 48, 49, 50). */
export const LOBBIES = {
  altira: {
    categories: ['videoSlots', 'tableGames', 'poker'],
    games: ALTIRA_GAMES.map(
      ({ gameId, gameName, category, imageName, engine, progressiveJackpot, subtitle }) => ({
        gameId: String(gameId),
        name: gameName,
        category,
        imageName,
        engine,
        hasJackpot: progressiveJackpot === 'Yes',
        subtitle: subtitle ?? null,
      }),
    ),
  },
  onlyPlay: {
    categories: ['crash', 'dice', 'instantWinLottery', 'slots'],
    games: ONLY_PLAY_GAMES.map(({ gameId, name, image, category, engine }) => ({
      ...PLAIN,
      gameId,
      name,
      category,
      imageName: image,
      engine,
    })),
  },
  qora: {
    categories: ['new', 'slots', 'table', 'bingo'],
    games: QORA_GAMES.map(({ gameId, name, category, engine }) => ({
      ...PLAIN,
      gameId,
      name: qoraShownName(name),
      category,
      imageName: qoraImageNameOf(name),
      engine,
    })),
  },
  pocketCasino: {
    categories: [],
    games: POCKET_GAMES.map(({ title, href, imageName, engine }) => ({
      ...PLAIN,
      gameId: href.slice(href.lastIndexOf('/') + 1),
      name: title,
      category: 'mini',
      imageName,
      engine,
    })),
  },
} as const satisfies Readonly<Record<string, Lobby>>;

export type LobbyName = keyof typeof LOBBIES;

const BY_NAME: ReadonlyMap<string, Lobby> = new Map(Object.entries(LOBBIES));

/** @param gameId to the letter; of games that share one, the first @returns undefined where the lobby has none */
export const findLobbyGame = (name: string, gameId: string): LobbyGame | undefined =>
  BY_NAME.get(name)?.games.find((game) => game.gameId === gameId);

/** What plays the tile of a lobby. @returns undefined where there is no such tile */
export const engineOfTile = (name: string, gameId: string): GameId | undefined =>
  findLobbyGame(name, gameId)?.engine;
