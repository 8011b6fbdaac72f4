import type { Bet } from '@lineboard/domain/open-bets/open-bet';
import { useEffect } from 'react';
import { useFollowedPicks } from './followed-picks-store.ts';

/** Follows the games and lines of undecided legs for as long as the bets are on the page. */
export const useFollowBets = (bets: ReadonlyArray<Pick<Bet, 'items'>>): void => {
  useEffect(() => {
    useFollowedPicks
      .getState()
      .follow(bets.flatMap(({ items }) => items.filter(({ result }) => result === null)));
  }, [bets]);
  useEffect(() => () => useFollowedPicks.getState().follow([]), []);
};
