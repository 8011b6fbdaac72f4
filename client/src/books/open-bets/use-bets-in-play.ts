import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useMemo } from 'react';
import { readBookMs } from '../../ground/live/line-state.ts';
import { useFollowedPicks } from './followed-picks-store.ts';
import { isInPlay } from './narrow-bets.ts';

/** The bets with a game in play, updated with their scores. */
export const useBetsInPlay = (open: readonly OpenBet[]): ReadonlySet<OpenBet> => {
  const known = useFollowedPicks((state) => state.known);
  return useMemo(() => new Set(open.filter((bet) => isInPlay(bet, known, readBookMs()))), [open, known]);
};
