import type { LineHistory } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useEffect, useState } from 'react';
import { findLook, type LastLook, noteLook } from './last-looks-store.ts';

/**
 * The line when this game was looked at before, as long as the page shows it; what it is now is kept for the next time.
 * @param lookMs now, by the book's clock
 * @returns null on the first look
 */
export const useLastLook = ({ gameNum, points }: LineHistory, lookMs: number): LastLook | null => {
  const [before] = useState(() => findLook(gameNum));
  const now = points.at(-1);
  useEffect(() => {
    if (now !== undefined) noteLook({ ...now, gameNum, bookMs: lookMs });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the moment alone is no news
  }, [gameNum, now]);
  return before;
};
