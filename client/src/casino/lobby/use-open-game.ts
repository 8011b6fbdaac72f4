import type { LobbyGame } from '@lineboard/domain/casino/lobby/lobby-game';
import { findLobbyGame, type LobbyName } from '@lineboard/domain/casino/lobby/lobbies';
import { findIntegration } from '@lineboard/domain/ground/integration/integrations';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { TileTarget } from './GameTile.tsx';

/** As in the address: an id that looks like a number is a number there, without quotes. */
const addressedId = (gameId: string): string | number =>
  /^[1-9]\d{0,8}$/.test(gameId) ? Number(gameId) : gameId;

interface OpenGameState {
  /** undefined: the tiles are shown. */
  game: LobbyGame | undefined;
  targetOf: (game: LobbyGame) => TileTarget;
  /** A tile was pressed: closing its game goes back to the page with the tile. */
  noteOpened: () => void;
  close: () => void;
}

/** The game that the address of a lobby's page names, `?game=701`, with functions to open and close it. */
export const useOpenGame = (name: LobbyName): OpenGameState => {
  const router = useRouter();
  const { path } = findIntegration(name);
  const { pathname, search } = useLocation();
  const { game: addressed } = search as { game?: unknown };
  const wasOpenedHere = useRef(false);
  const hasPages = name === 'pocketCasino';
  const targetOf = useCallback(
    ({ gameId }: LobbyGame): TileTarget =>
      hasPages
        ? { to: `/Casino21G/${gameId}`, search: {} }
        : { to: path, search: { game: addressedId(gameId) } },
    [hasPages, path],
  );
  const noteOpened = useCallback(() => {
    wasOpenedHere.current = pathname === path;
  }, [pathname, path]);
  const close = useCallback(() => {
    if (wasOpenedHere.current) router.history.back();
    else void router.navigate({ to: path as string, search: {} as never, replace: true });
  }, [router, path]);
  const isNamed = !hasPages && (typeof addressed === 'string' || typeof addressed === 'number');
  return { game: isNamed ? findLobbyGame(name, String(addressed)) : undefined, targetOf, noteOpened, close };
};
