import type { OpenBet } from '@lineboard/domain/open-bets/open-bet';
import { useEffect } from 'react';
import { useFollowedPicks } from './followed-picks-store.ts';

/** Follows the games and lines of undecided legs for as long as the bets are on the page. */
export const useFollowBets = (bets: readonly OpenBet[]): void => {
  useEffect(() => {
    useFollowedPicks
      .getState()
      .follow(bets.flatMap(({ items }) => items.filter(({ result }) => result === null)));
  }, [bets]);
  useEffect(() => () => useFollowedPicks.getState().follow([]), []);
};
