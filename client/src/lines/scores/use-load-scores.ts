import { isToday } from '@lineboard/domain/lines/offering/score-weeks';
import { useCallback, useEffect, useRef } from 'react';
import { useLineState } from '../../ground/live/line-state.ts';
import { loadScores } from './scores-store.ts';

/**
 * What CON2-18 names: games come and go within this time, and scores do so too while the live socket, which tells them
 * at once, is away.
 */
const REFRESH_MS = 30_000;

/** Loads the scores, and on Today again and again for as long as they are looked at. @returns loads them once more */
export const useLoadScores = (week: number, showFinals: boolean): (() => Promise<void>) => {
  const load = useCallback(() => loadScores(week, showFinals), [week, showFinals]);
  useEffect(() => {
    void load();
    if (!isToday(week)) return undefined;
    const timer = setInterval(() => void load(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [week, load]);

  const isConnected = useLineState(({ connection }) => connection === 'live' || connection === 'connecting');
  const wasCut = useRef(false);
  useEffect(() => {
    if (isConnected && wasCut.current) void load();
    wasCut.current = !isConnected;
  }, [isConnected, load]);
  return load;
};
