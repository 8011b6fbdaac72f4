import type { Offer } from '@lineboard/domain/lines/line/compare-offers';
import { selectMarket } from '@lineboard/domain/lines/line/market-line';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';

/** The current price and points of the side; null when there are none, or betting is closed. */
export const selectOfferNow = ({ pick }: { pick: WagerPick }, quote: Quote | null): Offer | null => {
  if (quote === null || quote.line.disabled) return null;
  if (quote.type === 'C') {
    const { moneyLine } = quote.line;
    return moneyLine === null ? null : { price: moneyLine, points: null };
  }
  if (pick.type === 'C') return null;
  const { price, points } = selectMarket(quote.line, pick.market, pick.side);
  return price === null ? null : { price, points };
};
