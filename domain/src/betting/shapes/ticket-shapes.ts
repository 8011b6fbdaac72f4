import type { Cents } from '../../ground/money/cents.ts';
import type { AmountEntered } from '../../ground/price/straight-amounts.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import { rowOfType, TICKET_WAGER_TYPES, type TicketWagerType } from '../../ground/wager-kind/wager-types.ts';
import { combinationsOf, kindOfDraft } from '../request/kind-of-draft.ts';
import { STRAIGHT_OPTIONS, type TicketDraft, type WagerItemRequest } from '../request/ticket-request.ts';

/**
 * One way to bet a list of picks: a wager type of the slip, or what a type may be made: a round robin, or a ticket in
 * which picks of one game count as one (HR-64).
 */
export type TicketShape = TicketWagerType | 'combination' | 'roundRobin';

interface ShapeRow {
  shape: TicketShape;
  wagerType: TicketWagerType;
  isRoundRobin: boolean;
  isCombined: boolean;
}

/**
 * Every shape in the order of the slip: the rows of `WAGER_TYPES`, a combination and a round robin behind the type that
 * they are made of.
 */
export const TICKET_SHAPES: readonly ShapeRow[] = TICKET_WAGER_TYPES.flatMap((wagerType): ShapeRow[] => [
  { shape: wagerType, wagerType, isRoundRobin: false, isCombined: false },
  ...(rowOfType(wagerType).hasRoundRobin
    ? [
        { shape: 'combination' as const, wagerType, isRoundRobin: false, isCombined: true },
        { shape: 'roundRobin' as const, wagerType, isRoundRobin: true, isCombined: false },
      ]
    : []),
]);

const rowOfShape = (shape: TicketShape): ShapeRow => TICKET_SHAPES.find((row) => row.shape === shape)!;

/** The shape that a ticket has now. */
export const shapeOfDraft = (
  draft: Pick<TicketDraft, 'wagerType' | 'roundRobinSizes' | 'combinations'>,
): TicketShape => {
  const kind = kindOfDraft(draft);
  return kind === 'combination' || kind === 'roundRobin' ? kind : draft.wagerType;
};

/** One amount as it was entered: each pick's, the ticket's, or that of each parlay of a round robin. */
export interface ShapeStake {
  entered: AmountEntered;
  cents: Cents;
}

/** Two at a time: a round robin that any list of more than two picks has. */
const FIRST_SIZE = 2;
/** A reverse of more picks than two is a birdcage (HR-24). */
const ARBC_FROM = 3;

const enteredAs = ({ wagerType, isRoundRobin }: ShapeRow, entered: AmountEntered): AmountEntered => {
  const { entered: takes } = rowOfType(wagerType);
  if (takes === 'base' || takes === 'risk') return takes;
  return isRoundRobin && entered === 'toWin' ? 'risk' : entered;
};

/**
 * The ticket that these picks make in a shape which nobody has set up yet: its smallest parlays, a birdcage where there
 * are more than two picks, the stake wherever the shape takes an amount. Points that were bought stay where the picks'
 * own prices pay: those of a combination have none (HR-64).
 *
 * @param chosen the teaser for a shape that needs one, the picks that a combination takes as one, and whether the stake
 *   is free play, which no change of shape may turn into cash
 */
export const createShapeDraft = (
  shape: TicketShape,
  items: readonly WagerItemRequest[],
  stake: ShapeStake,
  chosen: Pick<TicketDraft, 'teaserName' | 'useFreePlay' | 'combinations'>,
): TicketDraft => {
  const row = rowOfShape(shape);
  const { kind, entered, isTeased, hasArbc } = rowOfType(row.wagerType);
  const own = { amountEntered: enteredAs(row, stake.entered), amountCents: stake.cents };
  const combinations = row.isCombined ? combinationsOf(chosen) : [];
  const isCombined = (itemId: string): boolean =>
    combinations.some(({ itemIds }) => itemIds.includes(itemId));
  const ofItem = entered === 'items' ? own : { amountEntered: 'risk' as const, amountCents: 0 };
  return {
    ...STRAIGHT_OPTIONS,
    wagerType: row.wagerType,
    arbc: hasArbc && items.length >= ARBC_FROM,
    teaserName: isTeased ? chosen.teaserName : null,
    roundRobinSizes: row.isRoundRobin ? [FIRST_SIZE] : [],
    useFreePlay: chosen.useFreePlay,
    ...(combinations.length > 0 && { combinations }),
    ...(entered !== 'items' && own),
    items: items.map((item) => ({
      ...item,
      ...ofItem,
      pointsBought: WAGER_KINDS[kind].pricesPay && !isCombined(item.itemId) ? item.pointsBought : 0,
    })),
  };
};
