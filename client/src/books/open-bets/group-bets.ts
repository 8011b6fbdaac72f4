import type { GradedBet, OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';

export type ShownBet = OpenBet | GradedBet;

/** The wagers of one ticket, as they were placed together. */
export interface TicketGroup<Bet extends ShownBet> {
  ticketNumber: number;
  acceptedAtMs: number;
  bets: Bet[];
}

/**
 * By ticket, urgent ones first, then the latest; within a ticket in the order of its wagers.
 * @param urgent bets whose tickets come first
 */
export const groupByTicket = <Bet extends ShownBet>(
  bets: readonly Bet[],
  urgent: ReadonlySet<ShownBet> = new Set(),
): TicketGroup<Bet>[] => {
  const rankOf = (group: TicketGroup<Bet>): number => (group.bets.some((bet) => urgent.has(bet)) ? 0 : 1);
  const groups = new Map<number, TicketGroup<Bet>>();
  for (const bet of bets) {
    const group = groups.get(bet.ticketNumber);
    if (group === undefined)
      groups.set(bet.ticketNumber, {
        ticketNumber: bet.ticketNumber,
        acceptedAtMs: bet.acceptedAtMs,
        bets: [bet],
      });
    else group.bets.push(bet);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, bets: group.bets.sort((a, b) => a.wagerNumber - b.wagerNumber) }))
    .sort(
      (a, b) => rankOf(a) - rankOf(b) || b.acceptedAtMs - a.acceptedAtMs || b.ticketNumber - a.ticketNumber,
    );
};
