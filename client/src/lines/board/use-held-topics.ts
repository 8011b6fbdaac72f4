import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { selectHeldTopics } from './select-held-topics.ts';

/** The topics that the page's socket has, with what else the page needs of it. */
export const useHeldTopics = (): ReadonlySet<TopicName> => {
  const held = useSyncExternalStore(
    useCallback((tell: () => void) => {
      const stops = [useFoundLines, useOffering, useSlip, useFollowedPicks].map((store) =>
        store.subscribe(tell),
      );
      return () => {
        for (const stop of stops) stop();
      };
    }, []),
    () => selectHeldTopics().join(' '),
  );
  return useMemo(() => new Set(held.split(' ')), [held]);
};
