import { Suspense } from 'react';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const BoardMarks = lazyPart(
  behindFirstPrices(() => import('./BoardMarks.tsx')),
  'BoardMarks',
);

/** The customer's bets on the board; nothing that its first prices wait for. */
export function MyGamesSlot() {
  return (
    <Suspense>
      <BoardMarks />
    </Suspense>
  );
}
