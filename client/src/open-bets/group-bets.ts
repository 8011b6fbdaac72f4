import type { GradedBet, OpenBet } from '@lineboard/domain/open-bets/open-bet';

export type ShownBet = OpenBet | GradedBet;

/** The wagers of one ticket, as they were placed together. */
export interface TicketGroup<Bet extends ShownBet> {
  ticketNumber: number;
  acceptedAtMs: number;
  bets: Bet[];
}

/** By ticket, the latest first; within a ticket in the order of its wagers. */
export const groupByTicket = <Bet extends ShownBet>(bets: readonly Bet[]): TicketGroup<Bet>[] => {
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
    .sort((a, b) => b.acceptedAtMs - a.acceptedAtMs || b.ticketNumber - a.ticketNumber);
};
