import type { SearchAnswer } from '@lineboard/domain/offering/search-answer';
import { useEffect, useState } from 'react';
import { callBook } from '../calls/call-book.ts';
import { useOffering } from './offering-store.ts';

/**
 * What the book puts forward, asked for whenever the menu was reloaded: both tell what is open.
 * @returns null while it is not known; an answer that is lost leaves what was known
 */
export const useSpotlight = (isOn: boolean): SearchAnswer | null => {
  const menu = useOffering((state) => state.menu);
  const [spotlight, setSpotlight] = useState<SearchAnswer | null>(null);
  useEffect(() => {
    if (!isOn || menu === null) return;
    let isCurrent = true;
    void callBook('readSpotlight').then((answer) => {
      if (isCurrent && answer.ok) setSpotlight(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn, menu]);
  return isOn ? spotlight : null;
};
