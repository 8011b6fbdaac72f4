import { Suspense, useEffect } from 'react';
import { useTicketPicture } from './ticket-picture-store.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'), 'PictureDialog');

/** Where a page shows a ticket's picture; it closes with the page that it was opened on. */
export function PictureSlot() {
  const bets = useTicketPicture((state) => state.bets);
  const close = useTicketPicture((state) => state.close);
  useEffect(() => close, [close]);
  return <Suspense>{bets !== null && <PictureDialog bets={bets} />}</Suspense>;
}
