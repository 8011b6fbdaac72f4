import { compareOffers, type Offer } from '@lineboard/domain/lines/line/compare-offers';
import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';

/**
 * Says which has the better number, this bet or a new bet at the current line, by the line's own figures, before points
 * were bought or teased. `mixed`: better points at a worse price, or the other way round.
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
