import { useCallback, useEffect, useRef } from 'react';
import { useLineState } from '../../ground/live/line-state.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { loadGame, useGame } from './game-store.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** Lines come and go within this time; prices and scores update live. */
const REFRESH_MS = 30_000;

/**
 * Loads a game, repeatedly for as long as it is open, until nothing about it can change any more.
 * @returns loads it once more
 */
export const useLoadGame = (gameNum: number | null): (() => Promise<void>) => {
  const load = useCallback(() => loadGame(gameNum), [gameNum]);
  const store = useSession((state) => selectCustomer(state)?.store ?? null);
  const isConnected = useLineState(({ connection }) => connection === 'live' || connection === 'connecting');
  const isDone = useGame(({ answer }) => answer === 'missing' || answer?.isPast === true);
  // Another customer may be offered other lines.
  useEffect(() => void load(), [load, store]);
  useEffect(() => {
    if (isDone || !isConnected) return undefined;
    return repeat(() => void load(), REFRESH_MS);
  }, [load, isDone, isConnected]);

  const wasCut = useRef(false);
  useEffect(() => {
    if (isConnected && wasCut.current) void load();
    wasCut.current = !isConnected;
  }, [isConnected, load]);
  return load;
};
