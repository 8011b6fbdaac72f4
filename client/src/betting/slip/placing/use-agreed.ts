import { useMemo } from 'react';
import type { SlipState } from '../state/slip-state.ts';

/**
 * What the customer agrees to by pressing, as a value that changes when the bet does. Price moves within the customer's
 * tolerance don't change it; larger ones end in a question. A game that begins changes it into a live bet.
 */
export const useAgreed = ({ items, options, priceAcceptance, begun }: SlipState): object => {
  const bets = JSON.stringify(items.map(({ seen, moved, overtaken, ...bet }) => bet));
  const live = items.flatMap(({ itemId }) => (begun.get(itemId) === true ? [itemId] : [])).join();
  return useMemo(() => ({ bets, options, priceAcceptance, live }), [bets, options, priceAcceptance, live]);
};
