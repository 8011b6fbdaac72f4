import { listPointOptions, selectPointOption } from '@lineboard/domain/betting/points/list-point-options';
import { pointSubjectOf } from '@lineboard/domain/betting/quote/point-subject';
import { combinationOf } from '@lineboard/domain/betting/ticket/combination-of-item';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { useSlip } from '../slip/state/slip-store.ts';
import type { LaidQuotes, LegToLay } from './lay-picks.ts';

/**
 * Buys the half points again that a bet before had, for picks that were laid onto the slip now: where the slip's kind
 * has a price for them, and the book sells as many at the line of today.
 */
export const bringPoints = (laid: readonly LegToLay[], quotes: LaidQuotes): void => {
  for (const { pick, pointsBought = 0 } of laid) {
    const { items, options, rules, buyPoints } = useSlip.getState();
    const itemId = keyOfPick(pick);
    const seen = items.find((item) => item.itemId === itemId)?.seen;
    const subject = pointSubjectOf(pick, quotes.get(itemId)?.quote ?? null);
    if (pointsBought === 0 || seen === undefined || subject === null) continue;
    const { kind } = rowOfType(options.wagerType);
    const isPriced =
      WAGER_KINDS[kind].pricesPay && !options.lessJuice && combinationOf(itemId, options) === null;
    const sold = listPointOptions({ ...subject, points: seen.line, price: seen.price }, rules.points);
    if (isPriced && selectPointOption(sold, pointsBought) !== null) buyPoints(itemId, pointsBought);
  }
};
