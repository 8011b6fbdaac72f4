import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import type { SlipItem, TypedAmount } from './slip-item.ts';
import { hasTicketAmount, type SlipOptions } from './slip-options.ts';
import type { SlipState } from './slip-state.ts';
import { useSlip } from './slip-store.ts';

/*
 * A wager type is chosen last, and no amount that was typed is lost by it:
 *
 * - Each pick remembers what was typed for it in every type that it stood in, and the type that is chosen again has it.
 * - A type in which nothing was typed takes over what means the same in it: risk stays risk, to win stays to win. A
 *   pick's amount goes to types with an amount for each pick, a ticket's to types with one for the ticket, and the
 *   first pick's becomes the ticket's. A ticket's isn't handed to each of several picks: no risk gets larger by a type.
 * - A round robin that comes back takes over nothing, since its amount is the risk of each of its parlays (HR-14).
 */

type Slip = Pick<SlipState, 'items' | 'options'>;

/** What a type without amounts of its own takes over; a base amount is multiplied by the bets of its chain (HR-23). */
const TAKES: Readonly<Record<ReturnType<typeof rowOfType>['entered'], readonly AmountEntered[]>> = {
  items: ['risk', 'toWin', 'base'],
  ticket: ['risk', 'toWin', 'base'],
  risk: ['risk'],
  base: [],
};

const amountOf = ({ options }: Slip, item: SlipItem): TypedAmount | null => {
  const { wagerType } = options;
  const { amountEntered, amountCents } = hasTicketAmount(wagerType) ? options : item;
  return typeof amountCents === 'number' && amountCents > 0
    ? { wagerType, amountEntered, amountCents }
    : null;
};

/** What was typed for a pick of this slip, that of its type included. */
export const noteAmounts = (slip: Slip, item: SlipItem): readonly TypedAmount[] => {
  const others = (item.typed ?? []).filter(({ wagerType }) => wagerType !== slip.options.wagerType);
  const now = amountOf(slip, item);
  return now === null ? others : [...others, now];
};

/** The amount that a slip brings into a type in which none was typed; of one pick, or of the ticket (null). */
const takeOver = (
  left: Slip,
  item: SlipItem | null,
  { wagerType, roundRobinSizes }: SlipOptions,
): TypedAmount | null => {
  if (roundRobinSizes.length > 0) return null;
  const isOfTicket = hasTicketAmount(left.options.wagerType);
  if (item !== null && isOfTicket && left.items.length > 1) return null;
  const from = item === null ? left.items : [item];
  const [amount] = from.flatMap((each) => amountOf(left, each) ?? []);
  const takes = TAKES[rowOfType(wagerType).entered];
  return amount !== undefined && takes.includes(amount.amountEntered) ? amount : null;
};

/**
 * Writes the amounts of the type that is chosen now, whose sizes are chosen already.
 *
 * @param left the slip in the type before, with what was noted of its picks
 */
export const bringAmounts = (left: Slip): void => {
  const { items, options, enterAmount, enterTicketAmount } = useSlip.getState();
  const noted = new Map(left.items.map(({ itemId, typed = [] }) => [itemId, typed]));
  const own = ({ itemId }: SlipItem) =>
    noted.get(itemId)?.find(({ wagerType }) => wagerType === options.wagerType);
  if (hasTicketAmount(options.wagerType)) {
    const amount = items.flatMap((item) => own(item) ?? [])[0] ?? takeOver(left, null, options);
    if (amount !== null) enterTicketAmount(amount.amountEntered, amount.amountCents);
    return;
  }
  for (const item of left.items) {
    const amount = own(item) ?? takeOver(left, item, options);
    if (amount !== null) enterAmount(item.itemId, amount.amountEntered, amount.amountCents);
  }
};
