import { isToday } from '@lineboard/domain/lines/offering/score-weeks';
import { useCallback, useEffect, useRef } from 'react';
import { useLineState } from '../../ground/live/line-state.ts';
import { loadScores } from './scores-store.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/**
 * CON2-18's interval: games come and go within this time, and so do scores while the live socket, which sends them at
 * once, is disconnected.
 */
const REFRESH_MS = 30_000;

/** Loads the scores, for Today repeatedly for as long as they are open. @returns loads them once more */
export const useLoadScores = (week: number, showFinals: boolean): (() => Promise<void>) => {
  const load = useCallback(() => loadScores(week, showFinals), [week, showFinals]);
  useEffect(() => {
    void load();
    if (!isToday(week)) return undefined;
    return repeat(() => void load(), REFRESH_MS);
  }, [week, load]);

  const isConnected = useLineState(({ connection }) => connection === 'live' || connection === 'connecting');
  const wasCut = useRef(false);
  useEffect(() => {
    if (isConnected && wasCut.current) void load();
    wasCut.current = !isConnected;
  }, [isConnected, load]);
  return load;
};
