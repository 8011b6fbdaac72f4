import { isCustomersStake, type Stake } from '../../../ground/device/last-stake.ts';
import type { CombinationOffer } from '@lineboard/domain/betting/combination/offer-combination';
import { priceShape, type ShapePrice } from '@lineboard/domain/betting/shapes/price-shape';
import {
  createShapeDraft,
  shapeOfDraft,
  type ShapeStake,
  TICKET_SHAPES,
  type TicketShape,
} from '@lineboard/domain/betting/shapes/ticket-shapes';
import type { TicketDraft } from '@lineboard/domain/betting/request/ticket-request';
import { combinationOf } from '@lineboard/domain/betting/ticket/combination-of-item';
import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import type { TicketContext } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { listCombinableGames, proposeCombinations } from '../state/combinable-games.ts';
import { listPitchers, putTogether } from '../state/combine-picks.ts';
import { selectTicketContext } from '../state/slip-context.ts';
import { recallChoices } from '../state/keep-choices.ts';
import { requestOfItem, type SlipItem } from '../state/slip-item.ts';
import { draftOfSlip, hasTicketAmount, pricesPay, type SlipOptions } from '../state/slip-options.ts';
import { selectTeaserName, selectWagerTypes } from '../state/slip-rules.ts';
import type { SlipState } from '../state/slip-state.ts';
import { recallShapes, type ShapeMemory } from './shape-memory.ts';

/** A shape that the slip may have: what it comes to, and the slip that a press on it makes. */
export interface OfferedShape {
  price: ShapePrice;
  isChosen: boolean;
  items: readonly SlipItem[];
  options: SlipOptions;
}

export interface OfferedShapes {
  /** The amount that figures are worked out for while none is entered; null once one is. */
  sampleCents: number | null;
  shapes: readonly OfferedShape[];
}

const NONE: OfferedShapes = { sampleCents: null, shapes: [] };

/** What is worked out as an example where nothing was ever staked. */
const SAMPLE: ShapeStake = { entered: 'risk', cents: 10_000 };

const isEntered = (cents: unknown): cents is number => typeof cents === 'number' && cents > 0;

/** The ticket's amount, or that of the first pick that has one; null while nothing is entered. */
const selectStake = ({ items, options }: SlipState): ShapeStake | null => {
  const from = hasTicketAmount(options.wagerType)
    ? options
    : items.find(({ amountCents }) => isEntered(amountCents));
  return from !== undefined && isEntered(from.amountCents)
    ? { entered: from.amountEntered, cents: from.amountCents }
    : null;
};

type DraftedSlip = Pick<OfferedShape, 'items' | 'options'>;

/** What was chosen in this shape before, still goes with as many picks, and may be chosen now. */
const renew = (
  { items, options }: DraftedSlip,
  shape: TicketShape,
  context: TicketContext,
): Partial<SlipOptions> => {
  const before = recallChoices(items, shape);
  if (before === undefined) return {};
  const { choices } = evaluateTicket(draftOfSlip(items, options), context);
  const sizes = before.roundRobinSizes.filter((size) => size <= items.length);
  return {
    // Free play isn't taken with them.
    openSpots: options.useFreePlay ? 0 : Math.min(before.openSpots, choices.mostOpenSpots),
    lessJuice: before.lessJuice && choices.lessJuice === null,
    ...(rowOfType(options.wagerType).hasRoundRobin && sizes.length > 0 && { roundRobinSizes: sizes }),
  };
};

/** The slip in another shape. @param stake null: nothing is entered */
const reshape = (
  state: SlipState,
  shape: TicketShape,
  stake: ShapeStake | null,
  memory: ShapeMemory,
  context: TicketContext,
): DraftedSlip => {
  const { useFreePlay } = state.options;
  const combinations =
    shape === 'combination'
      ? proposeCombinations(
          state,
          context.combinationOffers ?? new Map(),
          recallChoices(state.items, shape)?.combinedGames ?? [],
        )
      : [];
  const own = listPitchers(putTogether(state.items, combinations), combinations);
  const draft = createShapeDraft(shape, own.map(requestOfItem), stake ?? { ...SAMPLE, cents: 0 }, {
    teaserName: selectTeaserName(state),
    useFreePlay,
    combinations,
  });
  const { items: drafted, ...options } = draft;
  const isOfTicket = hasTicketAmount(options.wagerType);
  const amounts = memory.amounts.get(shape);
  const slip: DraftedSlip = {
    options: { ...options, amountCents: stake === null || !isOfTicket ? null : options.amountCents },
    items: own.map((item, at): SlipItem => {
      const { amountEntered, amountCents } = drafted[at]!;
      const isBare = stake === null || isOfTicket;
      return {
        ...item,
        amountEntered,
        amountCents: isBare ? null : amountCents,
        ...(!isOfTicket && amounts?.get(item.itemId)),
        pointsBought:
          pricesPay(options) && combinationOf(item.itemId, options) === null
            ? (memory.points.get(item.itemId) ?? item.pointsBought)
            : 0,
      };
    }),
  };
  return { ...slip, options: { ...slip.options, ...renew(slip, shape, context) } };
};

/** The same draft with an amount wherever it takes one. */
const fill = (draft: TicketDraft, { cents }: ShapeStake): TicketDraft =>
  hasTicketAmount(draft.wagerType)
    ? { ...draft, amountCents: cents }
    : { ...draft, items: draft.items.map((item) => ({ ...item, amountCents: cents })) };

/**
 * The picks of a slip in every shape that the book has, priced by the quote's own function: what is shown is what a
 * press gives. Nothing for less than two picks, and for a ticket that builds on another wager.
 *
 * @param last what the customer staked last, as an example while nothing is entered
 * @param combinationOffers what the worker said of the picks of each game together
 */
export const listShapes = (
  state: SlipState,
  bookMs: number,
  last: Stake | null,
  combinationOffers: ReadonlyMap<string, CombinationOffer>,
): OfferedShapes => {
  const { items, options, customer, rules } = state;
  if (items.length < 2 || options.filling !== null || options.parentRif !== null) return NONE;
  const stake = selectStake(state);
  const sample = isCustomersStake(last, customer?.customerId) ? last : SAMPLE;
  const context = {
    ...selectTicketContext(state, bookMs),
    combinationOffers,
  };
  const types = new Set(selectWagerTypes(rules));
  const memory = recallShapes(state);
  const chosen = shapeOfDraft(options);
  // OWN-8: nobody is led to it in a time-out.
  const canCombine = customer?.timeOut == null && listCombinableGames(state).length > 0;
  const isOffered = ({ shape, wagerType }: (typeof TICKET_SHAPES)[number]): boolean =>
    types.has(wagerType) && (shape !== 'combination' || shape === chosen || canCombine);
  return {
    sampleCents: stake === null ? sample.cents : null,
    shapes: TICKET_SHAPES.filter(isOffered).map(({ shape }) => {
      const isChosen = shape === chosen;
      const slip = isChosen ? { items, options } : reshape(state, shape, stake, memory, context);
      const draft = draftOfSlip(slip.items, slip.options);
      return {
        ...slip,
        isChosen,
        price: priceShape(stake === null ? fill(draft, sample) : draft, context),
      };
    }),
  };
};
