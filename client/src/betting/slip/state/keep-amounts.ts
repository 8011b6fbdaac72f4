import { rowOfType, type TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { AmountEntered } from '@lineboard/domain/ground/price/straight-amounts';
import type { SlipItem, TypedAmount } from './slip-item.ts';
import { hasTicketAmount } from './slip-options.ts';
import type { SlipState } from './slip-state.ts';
import { useSlip } from './slip-store.ts';

/*
 * A wager type is chosen last, and nothing that was typed is lost by it:
 *
 * - Each pick remembers what was typed for it in every type that it stood in, and the type that is chosen again has it.
 * - A type in which nothing was typed takes over what means the same in it: risk stays risk, to win stays to win. A
 *   pick's amount goes to types with an amount for each pick, a ticket's to types with one for the ticket, and the
 *   first pick's becomes the ticket's. A ticket's isn't handed to each of several picks: no risk gets larger by a type.
 *
 * The memory is a part of the picks: it is kept over a reload with them, and goes with them.
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

/** What was typed for each pick, by its id, that of the present type included. */
const noteAmounts = (slip: Slip): Map<string, readonly TypedAmount[]> =>
  new Map(
    slip.items.map((item) => {
      const others = (item.typed ?? []).filter(({ wagerType }) => wagerType !== slip.options.wagerType);
      const now = amountOf(slip, item);
      return [item.itemId, now === null ? others : [...others, now]];
    }),
  );

const withNoted = (
  items: readonly SlipItem[],
  noted: ReadonlyMap<string, readonly TypedAmount[]>,
): readonly SlipItem[] =>
  items.map((item) => {
    const typed = noted.get(item.itemId);
    return typed === undefined ? item : { ...item, typed };
  });

/** The amount that a slip brings into a type in which none was typed; of one pick, or of the ticket (null). */
const takeOver = (left: Slip, item: SlipItem | null, wagerType: TicketWagerType): TypedAmount | null => {
  const isOfTicket = hasTicketAmount(left.options.wagerType);
  if (item !== null && isOfTicket && left.items.length > 1) return null;
  const from = item === null ? left.items : [item];
  const [amount] = from.flatMap((each) => amountOf(left, each) ?? []);
  const takes = TAKES[rowOfType(wagerType).entered];
  return amount !== undefined && takes.includes(amount.amountEntered) ? amount : null;
};

/** Writes the amounts of the type that is chosen now. @param left the slip in the type before */
const bringAmounts = (left: Slip): void => {
  const noted = noteAmounts(left);
  const { items, options, enterAmount, enterTicketAmount } = useSlip.getState();
  const { wagerType } = options;
  const own = ({ itemId }: SlipItem) => noted.get(itemId)?.find((each) => each.wagerType === wagerType);
  useSlip.setState({ items: withNoted(items, noted) });
  if (hasTicketAmount(wagerType)) {
    const amount = items.flatMap((item) => own(item) ?? [])[0] ?? takeOver(left, null, wagerType);
    if (amount !== null) enterTicketAmount(amount.amountEntered, amount.amountCents);
    return;
  }
  for (const item of left.items) {
    const amount = own(item) ?? takeOver(left, item, wagerType);
    if (amount !== null) enterAmount(item.itemId, amount.amountEntered, amount.amountCents);
  }
};

const isOtherBet = ({ options: now }: Slip, { options: before }: Slip): boolean =>
  now.wagerType !== before.wagerType || now.teaserName !== before.teaserName;

/** Keeps what was typed over changes of the wager type. @returns stops it */
export const keepAmounts = (): (() => void) => {
  /** The slip before the change, until its picks are back: a type begins without any. */
  let left: Slip | null = null;
  return useSlip.subscribe((state, earlier) => {
    const { items, options, ticket, owner, takenOff } = state;
    if (owner !== earlier.owner || options.filling !== null) left = null;
    else if (earlier.items.length > 0 && isOtherBet(state, earlier)) {
      // A shape brings its own amounts; what was typed before it is remembered, too.
      if (items.length > 0) useSlip.setState({ items: withNoted(items, noteAmounts(earlier)) });
      else if (takenOff !== null && earlier.options.filling === null) left = earlier;
    } else if (left !== null && items.length > 0) {
      const before = left;
      left = null;
      bringAmounts(before);
    } else if (earlier.ticket.stage === 'accepted' && ticket.stage !== 'accepted' && items.length > 0)
      // The picks of a placed ticket begin again without amounts.
      useSlip.setState({ items: items.map(({ typed: _, ...item }) => item) });
  });
};
