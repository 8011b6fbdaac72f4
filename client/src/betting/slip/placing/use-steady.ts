import { useEffect, useState } from 'react';

/** Browsers keep presses off their own prompts for as long: one that was on its way when they came is over by then. */
const STEADY_AFTER_MS = 500;

/**
 * Whether this has meant the same for so long that nobody presses it for what it meant before. What it means at first
 * counts at once.
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
