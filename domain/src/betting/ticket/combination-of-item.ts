import { combinationsOf } from '../request/kind-of-draft.ts';
import type { TicketDraft } from '../request/ticket-request.ts';

/** The items of a combination by one name. No name of an item has a space in it. */
export const keyOfCombination = (itemIds: readonly string[]): string => itemIds.join(' ');

/** The combination that an item stands in, by its key; null: it pays its own price. */
export const combinationOf = (itemId: string, draft: Pick<TicketDraft, 'combinations'>): string | null => {
  const found = combinationsOf(draft).find(({ itemIds }) => itemIds.includes(itemId));
  return found === undefined ? null : keyOfCombination(found.itemIds);
};
