import { useEffect, useState } from 'react';
import { readBookMs } from '../live/line-state.ts';
import { repeat } from '../timers/repeat.ts';

/** The book's clock, read once a second while something is counted by it. */
export const useBookSecond = (isCounting: boolean): number => {
  const [nowMs, setNowMs] = useState(() => readBookMs());
  useEffect(() => {
    if (!isCounting) return undefined;
    setNowMs(readBookMs());
    return repeat(() => setNowMs(readBookMs()), 1_000);
  }, [isCounting]);
  return nowMs;
};
