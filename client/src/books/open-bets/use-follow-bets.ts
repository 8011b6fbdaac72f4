import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useEffect, useId, useMemo } from 'react';
import { type FollowedLeg, useFollowedPicks } from './followed-picks-store.ts';

/** By the part that shows them: a dialog of bets may cover a page of bets. */
const shown = new Map<string, readonly FollowedLeg[]>();

const followShown = (): void => useFollowedPicks.getState().follow([...shown.values()].flat());

/** Follows the games and lines of undecided legs for as long as the bets are on the page. */
export const useFollowBets = (bets: ReadonlyArray<Pick<Bet, 'items'>>): void =>
  useFollowLegs(
    useMemo(() => bets.flatMap(({ items }) => items.filter(({ result }) => result === null)), [bets]),
  );

/** Follows legs for as long as they are on the page. @param legs the same array while they are the same */
export const useFollowLegs = (legs: readonly FollowedLeg[]): void => {
  const who = useId();
  useEffect(() => {
    shown.set(who, legs);
    followShown();
  }, [who, legs]);
  useEffect(
    () => () => {
      shown.delete(who);
      followShown();
    },
    [who],
  );
};
