import { mayBeRepriced } from '../grading/pitchers.ts';
import type { StandingLeg, StandingWager } from '../ticket/ticket-evaluation.ts';
import type { WagerRef } from '../ticket/ticket-request.ts';
import type { Bet, BetItem } from './open-bet.ts';
import { wagerOfBet } from './wager-of-bet.ts';

export const isSameWager = (a: WagerRef, b: WagerRef): boolean =>
  a.ticketNumber === b.ticketNumber && a.wagerNumber === b.wagerNumber;

/**
 * A bet of the customer's list as a ticket builds on it. Which contests are linked to its games isn't in the list: the
 * gateway compares those when the ticket is posted.
 *
 * @param known bets in which the chain before it is looked up; one that left the list ends the count
 */
export const standingOfBet = (bet: Bet, known: readonly Bet[]): StandingWager => ({
  wager: wagerOfBet(bet).wager,
  legs: bet.items.map(describeLeg),
  status: bet.wagerStatus,
  riskCents: bet.riskCents,
  toWinCents: bet.toWinCents,
  chainLength: countWagersBefore(bet, known),
  hasChild: bet.rifChildTicketNumber !== null,
  mayBeRepriced: bet.items.some((item) => item.pick.type === 'G' && mayBeRepriced({ ...item, ...item.pick })),
  fillDeadlineMs: bet.fillDeadlineMs,
});

const describeLeg = ({ pick, sportType, result }: BetItem): StandingLeg => ({
  pick,
  sportType,
  correlation: pick.type === 'C' ? [pick.contestNum] : [],
  result,
});

const countWagersBefore = ({ rifParent }: Bet, known: readonly Bet[]): number => {
  if (rifParent === null) return 0;
  const parent = known.find((bet) => isSameWager(bet, rifParent));
  return 1 + (parent === undefined ? 0 : countWagersBefore(parent, known));
};
