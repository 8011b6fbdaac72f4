import { hasBegun } from '@lineboard/domain/betting/quote/has-begun';
import type { SlipState } from './slip-state.ts';

type Begun = Pick<SlipState, 'begun' | 'wentLive'>;

/** The live picks, and those that became live while they were on the slip. The same objects where nothing changed. */
export const selectBegun = (state: SlipState, bookMs: number): Begun => {
  const { items, quotes, lastKnown, scores } = state;
  const begun = new Map(
    items.flatMap(({ itemId }) => {
      const quote = quotes.get(itemId) ?? lastKnown.get(itemId);
      if (quote === undefined) return [];
      const game = quote.type === 'G' ? quote.game : null;
      return [[itemId, hasBegun(game, scores.get(itemId)?.score ?? null, bookMs)] as const];
    }),
  );
  const isSame =
    begun.size === state.begun.size &&
    [...begun].every(([itemId, isLive]) => state.begun.get(itemId) === isLive);
  const began = [...begun.keys()].filter((itemId) => begun.get(itemId) && state.begun.get(itemId) === false);
  const stillThere = state.wentLive.filter((itemId) => begun.get(itemId) === true);
  const wentLive = [...new Set([...stillThere, ...began])];
  return {
    begun: isSame ? state.begun : begun,
    wentLive: wentLive.join() === state.wentLive.join() ? state.wentLive : wentLive,
  };
};
