import { useEffect, useState } from 'react';
import { readBookMs } from '../live/line-state.ts';

/** The book's clock, read once a second while something is counted by it. */
export const useBookSecond = (isCounting: boolean): number => {
  const [nowMs, setNowMs] = useState(() => readBookMs());
  useEffect(() => {
    if (!isCounting) return undefined;
    setNowMs(readBookMs());
    const timer = setInterval(() => setNowMs(readBookMs()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return nowMs;
};
