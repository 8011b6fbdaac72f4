import type { SearchAnswer } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { hear } from '../../ground/calls/hear.ts';

const NOTHING: SearchAnswer = { games: [], contests: [] };

/**
 * The book's promoted games, requested whenever the menu was reloaded: both tell what is open.
 * @returns null until the first answer; a lost answer leaves the last one
 */
export const useSpotlight = (): SearchAnswer | null => {
  const menu = useOffering((state) => state.menu);
  const [spotlight, setSpotlight] = useState<SearchAnswer | null>(null);
  useEffect(() => {
    if (menu === null) return undefined;
    return hear(callBook('readSpotlight'), (answer) =>
      setSpotlight((known) => (answer.ok ? answer.value : (known ?? NOTHING))),
    );
  }, [menu]);
  return spotlight;
};
