import { useCallback, useEffect, useState } from 'react';

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Whether all motion has come to rest. A table that is opened is at rest; with reduced motion nobody waits.
 * @param key of what is shown; another key starts the motion again
 * @returns that, and a way to see the end at once
 */
export const useSettled = (key: string, durationMs: number): readonly [boolean, () => void] => {
  const [settledKey, setSettledKey] = useState<string | null>(null);
  const isSettled = settledKey === key || durationMs === 0 || wantsStillness();
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setSettledKey(key), durationMs);
    return () => clearTimeout(timer);
  }, [key, durationMs, isSettled]);
  return [isSettled, useCallback(() => setSettledKey(key), [key])];
};
