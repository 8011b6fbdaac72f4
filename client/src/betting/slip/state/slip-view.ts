import type { ItemError } from '@lineboard/domain/ground/error/refusal';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { ChangedItem } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { EvaluatedItem } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { PressedSubject } from '../../bets/bet-subject.ts';
import { subjectOfQuote } from '../../bets/bet-subject.ts';
import { selectChange } from './select-change.ts';
import { selectPresent } from './select-present.ts';
import type { SlipItem } from './slip-item.ts';
import { hasTicketAmount } from './slip-options.ts';
import type { SlipState } from './slip-state.ts';

/** The game of a pick in play; its score is null where nobody reports it. */
export interface LiveGame {
  score: GameScore | null;
  isFresh: boolean;
}

/** One card of the slip: the item with everything the book and the evaluation say about it. */
export interface SlipCard {
  item: SlipItem;
  /** null until its subject is known. */
  subject: PressedSubject | null;
  figures: EvaluatedItem | null;
  /** The move that needs the customer's word. */
  changed: ChangedItem | null;
  /** The move that was taken unasked since. */
  moved: ChangedItem | null;
  /** While a ticket is under way: where the line went since it was sent. */
  present: ChangedItem | null;
  errors: readonly ItemError[];
  /** null until the pick's game has begun. */
  live: LiveGame | null;
  /** The book has said that it has no such line. */
  isUnknown: boolean;
}

/** The book's answer takes precedence over what the page has evaluated, until the item is edited. */
export const selectCard = (state: SlipState, item: SlipItem): SlipCard => {
  const { ticket, evaluation, quotes, lastKnown } = state;
  const figures = evaluation.items.find(({ itemId }) => itemId === item.itemId) ?? null;
  const known = quotes.get(item.itemId) ?? lastKnown.get(item.itemId) ?? null;
  const changed = selectChange(state, item.itemId);
  const refused =
    ticket.stage === 'refused'
      ? ticket.refusal.items.filter(
          ({ itemId, code }) => itemId === item.itemId && (code !== 'priceChanged' || changed === null),
        )
      : [];
  const game = state.scores.get(item.itemId);
  // Just restored and not looked up yet: it is unknown whether the line exists.
  const isWaiting = !quotes.has(item.itemId);
  return {
    item,
    subject: known === null ? item.pressed : subjectOfQuote(known),
    figures,
    changed,
    moved: changed === null ? item.moved : null,
    present: selectPresent(state, item),
    live:
      state.begun.get(item.itemId) === true
        ? { score: game?.score?.phase === 'live' ? game.score : null, isFresh: game?.isScoreFresh ?? false }
        : null,
    isUnknown: state.quotes.get(item.itemId) === null,
    errors: refused.length > 0 ? refused : isWaiting ? [] : (figures?.errors ?? []),
  };
};

export const selectHasChanges = (state: SlipState): boolean =>
  state.ticket.stage === 'changed' ||
  state.evaluation.combinations.some(({ changed }) => changed !== null) ||
  state.items.some(({ itemId }) => selectChange(state, itemId) !== null);

export const selectEmptyCount = (state: SlipState): number =>
  state.items.filter(({ amountCents }) => amountCents === null).length;

/** Spec 2 §5: only for several items with their own amounts, when some have none yet. */
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

/** The customer's choices without amounts: what was offered for them stays in its place while the lines move. */
export const selectChoice = ({ items, options }: SlipState): string => {
  const { amountCents, amountEntered, ...chosen } = options;
  return JSON.stringify([items.map(({ itemId, pointsBought }) => [itemId, pointsBought]), chosen]);
};

/** The range for a base amount for the whole slip; no bound where none is known, or every line is held. */
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
