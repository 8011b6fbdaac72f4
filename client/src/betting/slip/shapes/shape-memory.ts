import { combinationOf } from '@lineboard/domain/betting/ticket/combination-of-item';
import { shapeOfDraft, type TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import type { SlipItem } from '../state/slip-item.ts';
import { hasTicketAmount, pricesPay } from '../state/slip-options.ts';
import type { SlipOwner, SlipState } from '../state/slip-state.ts';

type Amount = Pick<SlipItem, 'amountEntered' | 'amountCents'>;

/** Amounts and points that were set up by hand in shapes that the slip doesn't have now. */
export interface ShapeMemory {
  owner: SlipOwner | null;
  itemIds: readonly string[];
  /** Amounts of a shape whose picks had different ones, by itemId: one stake can't say them. */
  amounts: ReadonlyMap<TicketShape, ReadonlyMap<string, Amount>>;
  /** Points that were bought, by itemId: a shape that pays by a card has none. */
  points: ReadonlyMap<string, number>;
}

const NOTHING: ShapeMemory = {
  owner: null,
  itemIds: [],
  amounts: new Map(),
  points: new Map(),
};

let memory = NOTHING;

type Slip = Pick<SlipState, 'owner' | 'items' | 'options'>;

/** What is remembered of this slip; nothing of another customer's, or of one whose picks are all gone. */
export const recallShapes = ({ owner, items }: Slip): ShapeMemory => {
  const here = new Set(items.map(({ itemId }) => itemId));
  return memory.owner === owner && memory.itemIds.some((itemId) => here.has(itemId)) ? memory : NOTHING;
};

const amountsOf = ({ items, options }: Slip): ReadonlyMap<string, Amount> | null => {
  if (hasTicketAmount(options.wagerType)) return null;
  const ways = new Set(items.map(({ amountEntered, amountCents }) => `${amountEntered} ${amountCents}`));
  return ways.size < 2
    ? null
    : new Map(
        items.map(({ itemId, amountEntered, amountCents }) => [itemId, { amountEntered, amountCents }]),
      );
};

/** Picks that count as one have no points, and keep those that they had (HR-64). */
const pointsOf = (
  { itemId, pointsBought }: SlipItem,
  options: SlipState['options'],
): Array<[itemId: string, pointsBought: number]> =>
  combinationOf(itemId, options) === null ? [[itemId, pointsBought]] : [];

/** Keeps how the slip is set up in its present shape. */
export const rememberShape = (slip: Slip): void => {
  const before = recallShapes(slip);
  const shape = shapeOfDraft(slip.options);
  const amounts = new Map(before.amounts);
  const own = amountsOf(slip);
  if (own === null) amounts.delete(shape);
  else amounts.set(shape, own);
  memory = {
    owner: slip.owner,
    itemIds: slip.items.map(({ itemId }) => itemId),
    amounts,
    points: pricesPay(slip.options)
      ? new Map([...before.points, ...slip.items.flatMap((item) => pointsOf(item, slip.options))])
      : before.points,
  };
};
