import { useEffect, useState } from 'react';
import { useLineState } from '../../ground/live/line-state.ts';

/** The time since when something may be old, wall clock: by the connection, else since it was seen. null: it isn't. */
export const useOldSince = (isOld: boolean): number | null => {
  const staleSinceMs = useLineState((state) => state.staleSinceMs);
  const [seenMs, setSeenMs] = useState<number | null>(null);
  useEffect(() => setSeenMs(isOld ? Date.now() : null), [isOld]);
  return isOld ? (staleSinceMs ?? seenMs) : null;
};
