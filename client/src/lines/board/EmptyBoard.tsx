import { useSyncExternalStore } from 'react';
import { useBoardParts } from './BoardProvider.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { Optional } from '../../ground/ui/Optional.tsx';

// The first board is hardly ever empty. Where the part can't be had, the frame says so.
const EmptyReason = lazyPart(() => import('./EmptyReason.tsx'), 'EmptyReason');

/** Says why the board is empty, and what to do about it. */
export function EmptyBoard() {
  const { board } = useBoardParts();
  const hasRows = useSyncExternalStore(board.subscribeRows, () => board.rows().length > 0);
  const isKnown = useOffering(({ menu, menuError }) => menu !== null || menuError !== null);
  return (
    isKnown &&
    !hasRows && (
      <Optional>
        <EmptyReason />
      </Optional>
    )
  );
}
