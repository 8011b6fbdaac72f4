import { weighMove } from '@lineboard/domain/betting/points/weigh-move';
import { pointSubjectOf } from '@lineboard/domain/betting/quote/point-subject';
import type { ChangedItem } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { selectOfferNow } from '../../bets/select-offer-now.ts';
import type { SlipItem } from './slip-item.ts';
import { pricesPay } from './slip-options.ts';
import type { SlipState } from './slip-state.ts';
import { isUnderWay } from './ticket-stage.ts';

/**
 * While a ticket is under way: where the line of a pick went since; null while it is unchanged, and where there is
 * none.
 */
export const selectPresent = (
  { ticket, quotes, options, rules }: Pick<SlipState, 'ticket' | 'quotes' | 'options' | 'rules'>,
  { itemId, pick, seen }: SlipItem,
): ChangedItem | null => {
  const quote = quotes.get(itemId) ?? null;
  const now = isUnderWay(ticket) ? selectOfferNow({ pick }, quote) : null;
  if (quote === null || now === null) return null;
  // A teaser pays by its card: only the points matter.
  const before = {
    price: pricesPay(options) ? seen.price : now.price,
    points: seen.line,
  };
  const subject = pointSubjectOf(pick, quote);
  const { comparison, isMixed, worthCents } = weighMove({ pick, subject, rules: rules.points }, before, now);
  if (comparison === 'same' && !isMixed) return null;
  return {
    itemId,
    worthCents,
    oldPrice: before.price,
    newPrice: now.price,
    oldLine: before.points,
    newLine: now.points,
    version: quote.line.version,
  };
};
