import { useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';

type Icons = ReadonlyMap<string, string>;

const NONE: Icons = new Map();

/**
 * Pictures from OnlyPlay's list that replace the lobby's own, by `gameId` (ENT2-40).
 * @param isAsked no other lobby has such a list
 */
export const useOnlyPlayIcons = (isAsked: boolean): Icons => {
  const [icons, setIcons] = useState(NONE);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    void callBook('readOnlyPlayIcons').then((answer) => {
      if (isGone) return;
      if (answer.ok) setIcons(new Map(answer.value.icons.map(({ gameId, address }) => [gameId, address])));
      // CALL2-48.
      else console.error('OnlyPlay’s list of games could not be had.', answer.error.code);
    });
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return icons;
};
