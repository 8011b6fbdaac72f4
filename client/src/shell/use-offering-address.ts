import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useOffering } from '../offering/offering-store.ts';
import { parseOfferingSearch } from './parse-offering-search.ts';
import { selectAddressedLeagues } from './select-addressed-leagues.ts';

/**
 * What the address names is what the board shows: a league by sport and sub-sport, of a contest that one alone, and
 * only games in play for `live`.
 */
export const useOfferingAddress = (isOffering: boolean): void => {
  // The frame stands outside of the route that reads the address.
  const { sport, subSport, contestDesc, live } = parseOfferingSearch({ ...useSearch({ strict: false }) });
  const menu = useOffering((state) => state.menu);
  // A menu that comes again must not undo what was chosen since.
  const applied = useRef('');

  useEffect(() => {
    if (isOffering) useOffering.getState().changeOffering({ onlyLive: live === true });
  }, [isOffering, live]);

  useEffect(() => {
    if (menu === null || sport === undefined) applied.current = '';
    if (!isOffering || menu === null || sport === undefined) return;
    const address = [sport, subSport, contestDesc].join('/');
    if (address === applied.current) return;
    const named = selectAddressedLeagues(menu, { sport, subSport, contestDesc });
    if (named === null) return;
    applied.current = address;
    useOffering.getState().restoreLeagues(named.topics, named.contestDesc);
  }, [isOffering, menu, sport, subSport, contestDesc]);
};
