import { compareOffers, type Offer } from '@lineboard/domain/line/compare-offers';
import { selectMarket } from '@lineboard/domain/line/market-line';
import type { BetItem } from '@lineboard/domain/open-bets/open-bet';
import type { Quote } from '@lineboard/domain/quote/quote';

/** The side's price and points now; null where there is none, or nobody may bet on it. */
export const selectOfferNow = ({ pick }: Pick<BetItem, 'pick'>, quote: Quote | null): Offer | null => {
  if (quote === null || quote.line.disabled) return null;
  if (quote.type === 'C') {
    const { moneyLine } = quote.line;
    return moneyLine === null ? null : { price: moneyLine, points: null };
  }
  if (pick.type === 'C') return null;
  const { price, points } = selectMarket(quote.line, pick.market, pick.side);
  return price === null ? null : { price, points };
};

/**
 * Who has the better number, the bet or whoever bets now: by the line as it stood, before points were bought or teased.
 * `mixed`: better points at a worse price, or the other way about.
 * @param byPoints a teaser pays by its card: prices say nothing
 */
export const compareWithLine = (
  { pick, linePrice, linePoints }: Pick<BetItem, 'pick' | 'linePrice' | 'linePoints'>,
  now: Offer,
  byPoints: boolean,
): 'bet' | 'now' | 'same' | 'mixed' => {
  const before = { price: byPoints ? now.price : linePrice, points: linePoints };
  const after = compareOffers(pick, before, now);
  return after === 'better' ? 'now' : after === 'worse' ? 'bet' : after;
};
