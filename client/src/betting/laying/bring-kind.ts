import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { shapeOfDraft, type TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import { selectTeaser } from '@lineboard/domain/betting/teaser/select-teaser';
import type { WagerTerms } from '@lineboard/domain/betting/wager/wager';
import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { WagerKind } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import {
  rowOfType,
  TICKET_WAGER_TYPES,
  type TicketWagerType,
} from '@lineboard/domain/ground/wager-kind/wager-types';
import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { UNSEEN } from '../slip/state/combine-picks.ts';
import { createSlipOptions, type SlipOptions } from '../slip/state/slip-options.ts';
import { selectTeaserName, selectWagerTypes } from '../slip/state/slip-rules.ts';
import { useSlip } from '../slip/state/slip-store.ts';

/** A bet of the customer's that is to be bet again. */
export interface BetBefore {
  terms: WagerTerms;
  items: readonly Pick<BetItem, 'pick'>[];
}

/** The type of a kind that comes from one type alone. */
const typeOf = (kind: WagerKind): TicketWagerType =>
  TICKET_WAGER_TYPES.find((type) => rowOfType(type).kind === kind) ?? 'straight';

/** The same kind of bet on a slip that has these picks, as the book sells it now. */
const optionsOf = (
  { terms, items }: BetBefore,
  here: ReadonlySet<PickKey>,
  rules: HouseRules,
): SlipOptions => {
  const keyAt = (at: number): PickKey[] => items.slice(at, at + 1).map(({ pick }) => keyOfPick(pick));
  switch (terms.kind) {
    case 'roundRobin':
      return { ...createSlipOptions('parlay'), roundRobinSizes: terms.sizes };
    case 'combination': {
      const combinations = terms.combinations
        .map(({ legs }) => legs.flatMap(keyAt).filter((key) => here.has(key)))
        .filter(({ length }) => length > 1)
        .map((itemIds) => ({ itemIds, seenFactor: UNSEEN }));
      return { ...createSlipOptions('parlay'), combinations };
    }
    case 'teaser': {
      const { teaserName } = terms.teaser;
      const isSold = selectTeaser(rules, teaserName) !== null;
      return createSlipOptions('teaser', isSold ? teaserName : selectTeaserName({ rules, items: [] }));
    }
    case 'ifBet':
      return createSlipOptions(terms.condition === 'winOnly' ? 'ifWinOnly' : 'ifWinOrPush');
    case 'reverse':
      return { ...createSlipOptions('actionReverse'), arbc: items.length > 2 };
    default:
      return createSlipOptions(typeOf(terms.kind));
  }
};

/**
 * Makes the slip the kind of bet that its picks were, where they are all that it holds.
 *
 * @param laid the picks that were put onto it now
 * @returns the slip's own kind where it stays another one; null: it is the bet's
 */
export const bringKind = (before: BetBefore, laid: ReadonlySet<PickKey>): TicketShape | null => {
  const { items, options, rules, takeShape } = useSlip.getState();
  if (items.length === 0) return null;
  const here = new Set(items.map(({ itemId }) => itemId));
  const next = optionsOf(before, here, rules);
  const isNew = items.every(({ itemId }) => laid.has(itemId));
  if (!isNew || !selectWagerTypes(rules).includes(next.wagerType)) {
    const kept = shapeOfDraft(options);
    return kept === shapeOfDraft(next) ? null : kept;
  }
  takeShape(items, { ...next, useFreePlay: options.useFreePlay });
  const { chooseOpenSpots, evaluation } = useSlip.getState();
  const openSpots = 'openSpots' in before.terms ? before.terms.openSpots : 0;
  if (openSpots > 0) chooseOpenSpots(Math.min(openSpots, evaluation.choices.mostOpenSpots));
  return null;
};
