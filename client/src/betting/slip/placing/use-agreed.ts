import { useMemo } from 'react';
import type { SlipState } from '../state/slip-state.ts';

/**
 * What the customer agrees to by pressing, as a thing that is another one when it is another bet. Prices that move as
 * far as they are taken unasked leave it the same; others end in a question. A game that begins makes it a live bet.
 */
export const useAgreed = ({ items, options, priceAcceptance, begun }: SlipState): object => {
  const bets = JSON.stringify(items.map(({ seen, moved, overtaken, ...bet }) => bet));
  const live = items.flatMap(({ itemId }) => (begun.get(itemId) === true ? [itemId] : [])).join();
  return useMemo(() => ({ bets, options, priceAcceptance, live }), [bets, options, priceAcceptance, live]);
};
