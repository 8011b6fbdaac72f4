import type { GradedBet, OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { BetOrder } from './parse-bets-wanted.ts';

export type ShownBet = OpenBet | GradedBet;

/** The wagers of one ticket, as they were placed together. */
export interface TicketGroup<Bet extends ShownBet> {
  ticketNumber: number;
  acceptedAtMs: number;
  bets: Bet[];
}

/** The next game that it waits for; the end of all times when it waits for none. */
const nextStartOf = ({ items }: ShownBet): number =>
  Math.min(...items.map(({ result, gameDateTimeMs }) => (result === null ? gameDateTimeMs : Infinity)));

/** The ticket's rank in each order, the smallest first. */
const RANK_OF: Readonly<Record<BetOrder, (bets: readonly ShownBet[]) => number>> = {
  latest: () => 0,
  start: (bets) => Math.min(...bets.map(nextStartOf)),
  risk: (bets) => bets.reduce((rank, { riskCents }) => rank - riskCents, 0),
  toWin: (bets) => bets.reduce((rank, { toWinCents }) => rank - toWinCents, 0),
};

/**
 * By ticket, in the chosen order, then the latest first; within a ticket in the order of its wagers.
 * @param urgent bets whose tickets come first where no order was chosen
 */
export const groupByTicket = <Bet extends ShownBet>(
  bets: readonly Bet[],
  urgent: ReadonlySet<ShownBet> = new Set(),
  order: BetOrder = 'latest',
): TicketGroup<Bet>[] => {
  const rankOf = (group: TicketGroup<Bet>): number => {
    if (order !== 'latest') return RANK_OF[order](group.bets);
    return group.bets.some((bet) => urgent.has(bet)) ? 0 : 1;
  };
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
    .map((group) => ({ group, rank: rankOf(group) }))
    .sort(
      (a, b) =>
        (a.rank === b.rank ? 0 : a.rank < b.rank ? -1 : 1) ||
        b.group.acceptedAtMs - a.group.acceptedAtMs ||
        b.group.ticketNumber - a.group.ticketNumber,
    )
    .map(({ group }) => group);
};
