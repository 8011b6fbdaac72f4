import { useEffect, useState } from 'react';

/**
 * Browsers ignore presses on their own new prompts for as long: a press that was on its way when they appeared is over
 * by then.
 */
const STEADY_AFTER_MS = 500;

/**
 * Whether the meaning has been the same for so long that nobody presses it for the one before. The first meaning counts
 * at once.
 */
export const useSteady = (meaning: string): boolean => {
  const [known, setKnown] = useState({ meaning, isSteady: true });
  if (known.meaning !== meaning) setKnown({ meaning, isSteady: false });
  useEffect(() => {
    if (known.isSteady) return;
    const timer = setTimeout(() => setKnown({ ...known, isSteady: true }), STEADY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [known]);
  return known.meaning === meaning && known.isSteady;
};
