import { useState } from 'react';

/** The current value, or the last one while there is none. */
export const useLastKnown = <T>(now: T | null): T | null => {
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
};
