import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useOffering } from '../offering/offering-store.ts';
import { selectAddressedTopic } from './select-addressed-topic.ts';

/**
 * What the address names is what the board shows: a league by sport and sub-sport, and only games in play for `live`.
 */
export const useOfferingAddress = (isOffering: boolean): void => {
  const search = useSearch({ strict: false });
  const menu = useOffering((state) => state.menu);
  const { sport, subSport, contestDesc, live } = search;
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
    const topic = selectAddressedTopic(menu, { sport, subSport: subSport ?? contestDesc });
    if (topic === null) return;
    applied.current = address;
    useOffering.getState().restoreLeagues([topic]);
  }, [isOffering, menu, sport, subSport, contestDesc]);
};
