import type { ItemError } from '../../ground/error/refusal.ts';
import type { ChangedItem, TicketChanged, TicketRefused } from './ticket-answer.schema.ts';
import type { EvaluatedItem, TicketEvaluation } from './ticket-evaluation.ts';

/** The answer to an evaluated ticket, as far as it depends on book and account. */
export type EvaluationVerdict = { state: 'accepted' } | TicketChanged | TicketRefused;

/**
 * Whether an evaluated ticket is taken and, if not, why (spec 2 §5 "Safe to post"): what is wrong with the whole comes
 * before what is wrong with an item, that before prices and lines that moved, and an amount that is missing comes last.
 * A refusal by an item says what moved as well.
 */
export const judgeEvaluation = (evaluation: Omit<TicketEvaluation, 'safeToPost'>): EvaluationVerdict => {
  const { items, error, amounts, totalRiskCents, totalToWinCents } = evaluation;
  const errors = items.flatMap((item) => item.errors);
  if (error !== null) return { state: 'refused', ...error, items: errors };
  const changed = items.flatMap((item) => (item.changed === null ? [] : [item.changed]));
  const [first] = errors;
  if (first !== undefined) {
    const { itemId, ...refusal } = first;
    return { state: 'refused', ...refusal, items: [...errors, ...changed.map(describeChange)] };
  }
  const combinations = evaluation.combinations.flatMap((each) =>
    each.changed === null ? [] : [each.changed],
  );
  if (combinations.length > 0) return { state: 'changed', items: changed, combinations };
  if (changed.length > 0) return { state: 'changed', items: changed };
  const isReady =
    totalRiskCents > 0 && totalToWinCents > 0 && items.every((item) => isItemReady(item, amounts === null));
  return isReady ? { state: 'accepted' } : { state: 'refused', code: 'amountInvalid', items: [] };
};

/** An empty amount is no error while the customer is still typing, and nothing to post either. */
const isItemReady = ({ available, riskCents, toWinCents }: EvaluatedItem, hasOwnAmount: boolean): boolean =>
  available && (!hasOwnAmount || (riskCents > 0 && toWinCents > 0));

/** A change as the reason of a refusal: where nobody can be asked any more (HR-44). */
export const describeChange = (change: ChangedItem): ItemError => ({
  itemId: change.itemId,
  code: 'priceChanged',
  params: {
    oldPrice: change.oldPrice,
    newPrice: change.newPrice,
    version: change.version,
    ...(change.oldLine === null ? {} : { oldLine: change.oldLine }),
    ...(change.newLine === null ? {} : { newLine: change.newLine }),
    ...(change.worthCents === null ? {} : { worthCents: change.worthCents }),
  },
});
