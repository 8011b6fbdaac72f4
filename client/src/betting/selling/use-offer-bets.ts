import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useEffect, useId } from 'react';
import { useOfferedBets } from './offered-bets-store.ts';

/** Each part that shows bets has an entry: a dialog of bets may cover a page of bets. */
const shown = new Map<string, readonly OpenBet[]>();

const offerShown = (): void => useOfferedBets.getState().offer([...shown.values()].flat());

/**
 * Has what the book pays for these bets worked out as long as they are on the page.
 * @param bets the same array while they are the same
 */
export const useOfferBets = (bets: readonly OpenBet[]): void => {
  const who = useId();
  useEffect(() => {
    shown.set(who, bets);
    offerShown();
  }, [who, bets]);
  useEffect(
    () => () => {
      shown.delete(who);
      offerShown();
    },
    [who],
  );
};
