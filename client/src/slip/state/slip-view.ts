import type { ItemError } from '@lineboard/domain/error/refusal';
import type { ChangedItem } from '@lineboard/domain/ticket/ticket-answer';
import type { EvaluatedItem } from '@lineboard/domain/ticket/ticket-evaluation';
import type { BetSubject } from '../../bets/bet-subject.ts';
import { subjectOfQuote } from '../../bets/bet-subject.ts';
import type { SlipItem } from './slip-item.ts';
import { hasTicketAmount } from './slip-options.ts';
import type { SlipState } from './slip-state.ts';

/** One card of the slip: the item with everything the book and the evaluation say of it. */
export interface SlipCard {
  item: SlipItem;
  /** null until its line was seen once: a stored pick of a line that is gone. */
  subject: BetSubject | null;
  figures: EvaluatedItem | null;
  changed: ChangedItem | null;
  errors: readonly ItemError[];
}

/** What the book answered stands above what the page has worked out, until the item is edited. */
export const selectCard = (state: SlipState, item: SlipItem): SlipCard => {
  const { ticket, evaluation, quotes, lastKnown } = state;
  const figures = evaluation.items.find(({ itemId }) => itemId === item.itemId) ?? null;
  const known = quotes.get(item.itemId) ?? lastKnown.get(item.itemId) ?? null;
  const answered =
    ticket.stage === 'changed' ? ticket.items.find(({ itemId }) => itemId === item.itemId) : undefined;
  const refused =
    ticket.stage === 'refused' ? ticket.refusal.items.filter(({ itemId }) => itemId === item.itemId) : [];
  // Just restored and not looked up yet: the line is neither there nor gone.
  const isWaiting = !quotes.has(item.itemId);
  return {
    item,
    subject: known === null ? null : subjectOfQuote(known),
    figures,
    changed: answered ?? figures?.changed ?? null,
    errors: refused.length > 0 ? refused : isWaiting ? [] : (figures?.errors ?? []),
  };
};

export const selectHasChanges = (state: SlipState): boolean =>
  state.ticket.stage === 'changed' || state.evaluation.items.some(({ changed }) => changed !== null);

export const selectEmptyCount = (state: SlipState): number =>
  state.items.filter(({ amountCents }) => amountCents === null).length;

/** Spec 2 §5: asked only for several items with amounts of their own, of which some have none yet. */
export const selectOffersSameAmount = (state: SlipState, fromItemId: string | null): boolean => {
  const from = state.items.find(({ itemId }) => itemId === fromItemId);
  return (
    from !== undefined &&
    !hasTicketAmount(state.options.wagerType) &&
    typeof from.amountCents === 'number' &&
    from.amountCents > 0 &&
    state.items.length > 1 &&
    selectEmptyCount(state) > 0
  );
};

/** What the customer chose, amounts aside: what was offered for it stays in its place while the lines move. */
export const selectChoice = ({ items, options }: SlipState): string => {
  const { amountCents, amountEntered, ...chosen } = options;
  return JSON.stringify([items.map(({ itemId, pointsBought }) => [itemId, pointsBought]), chosen]);
};

/** What a base amount for the whole slip must lie within; no bound where none is known, or every line is held. */
export const selectBaseRange = ({
  customer,
  options,
  evaluation,
}: SlipState): { leastCents: number; mostCents: number } => {
  if (customer === null) return { leastCents: 0, mostCents: Infinity };
  const { items, amounts } = evaluation;
  const maxima = hasTicketAmount(options.wagerType)
    ? [amounts?.riskMaxCents ?? 0]
    : items.map(({ available, amountDisabled, maxWagerLimitCents }) =>
        available && !amountDisabled ? maxWagerLimitCents : 0,
      );
  return {
    leastCents: customer.minimumWagerCents,
    mostCents: Math.min(...maxima.filter((maximum) => maximum > 0)),
  };
};
