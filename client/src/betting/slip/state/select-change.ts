import { isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { ChangedItem } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { SlipState } from './slip-state.ts';

type Asked = Pick<SlipState, 'ticket' | 'evaluation' | 'quotes'>;

/**
 * The move of a pick that needs the customer's word. The book's answer is newer than what the page may have heard; a
 * refusal may have been overtaken by the next price.
 */
export const selectChange = (state: Asked, itemId: string): ChangedItem | null => {
  const { ticket, evaluation } = state;
  const answered =
    ticket.stage === 'changed' ? ticket.items.find((changed) => changed.itemId === itemId) : undefined;
  const heard = evaluation.items.find((figures) => figures.itemId === itemId)?.changed ?? null;
  return answered ?? heard ?? selectRefusedMove(state, itemId);
};

/** The move because of which a live bet was refused, if the page hasn't heard of that price, nor of a later one. */
const selectRefusedMove = ({ ticket, quotes }: Asked, itemId: string): ChangedItem | null => {
  if (ticket.stage !== 'refused') return null;
  const error = ticket.refusal.items.find((one) => one.itemId === itemId && one.code === 'priceChanged');
  if (error?.code !== 'priceChanged' || error.params === undefined) return null;
  const { oldPrice, newPrice, oldLine, newLine, worthCents, version } = error.params;
  const heard = quotes.get(itemId)?.line.version ?? -1;
  if (version === undefined || version <= heard || !isAmericanPrice(newPrice)) return null;
  return {
    itemId,
    oldPrice,
    newPrice,
    version,
    oldLine: oldLine ?? null,
    newLine: newLine ?? null,
    worthCents: worthCents ?? null,
  };
};
