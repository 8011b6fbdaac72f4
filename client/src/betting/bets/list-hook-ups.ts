import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { isSameWager } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';

/** One wager of a chain of rolling ifs. */
export interface HookUp {
  ticketNumber: number;
  /** null for a ticket whose wagers are not in the list. */
  wagerNumber: number | null;
  /** The result of the wager before it for which this one waits; null for the first. */
  waitsFor: 'winOnly' | 'winOrPush' | null;
  /** null for a wager that has left the list. */
  bet: Bet | null;
}

const waitsFor = ({ rifParent }: Bet): HookUp['waitsFor'] =>
  rifParent === null ? null : rifParent.winOnly ? 'winOnly' : 'winOrPush';

const describe = (bet: Bet): HookUp => ({
  ticketNumber: bet.ticketNumber,
  wagerNumber: bet.wagerNumber,
  waitsFor: waitsFor(bet),
  bet,
});

const listBefore = ({ rifParent }: Bet, known: readonly Bet[]): HookUp[] => {
  if (rifParent === null) return [];
  const parent = known.find((bet) => isSameWager(bet, rifParent));
  if (parent !== undefined) return [...listBefore(parent, known), describe(parent)];
  return [
    { ticketNumber: rifParent.ticketNumber, wagerNumber: rifParent.wagerNumber, waitsFor: null, bet: null },
  ];
};

const listAfter = (bet: Bet, known: readonly Bet[]): HookUp[] => {
  if (bet.rifChildTicketNumber === null) return [];
  const children = known.filter(({ rifParent }) => rifParent !== null && isSameWager(rifParent, bet));
  if (children.length > 0) return children.flatMap((child) => [describe(child), ...listAfter(child, known)]);
  return [{ ticketNumber: bet.rifChildTicketNumber, wagerNumber: null, waitsFor: null, bet: null }];
};

/** The whole chain that a wager is a link of, from the first bet (HR-25). */
export const listHookUps = (bet: Bet, known: readonly Bet[]): HookUp[] => [
  ...listBefore(bet, known),
  describe(bet),
  ...listAfter(bet, known),
];

export const hasHookUps = ({ rifParent, rifChildTicketNumber }: Bet): boolean =>
  rifParent !== null || rifChildTicketNumber !== null;
