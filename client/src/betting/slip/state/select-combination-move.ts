import { keyOfCombination } from '@lineboard/domain/betting/ticket/combination-of-item';
import type { ChangedCombination } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { SlipState } from './slip-state.ts';

/** The move of a combination's price that needs the customer's word: the page's own first, then the book's. */
export const selectCombinationMove = (
  { ticket, evaluation }: Pick<SlipState, 'ticket' | 'evaluation'>,
  combined: readonly string[],
): ChangedCombination | null => {
  const told = ticket.stage === 'changed' ? (ticket.combinations ?? []) : [];
  const changed = [...evaluation.combinations.flatMap((each) => each.changed ?? []), ...told];
  const key = keyOfCombination(combined);
  return changed.find(({ itemIds }) => keyOfCombination(itemIds) === key) ?? null;
};
