import { mayWinLess } from '../../betting/grading/may-win-less.ts';
import type { PlacedWager } from '../../betting/wager/placed-wager.ts';
import type { WagerRef } from '../../betting/request/ticket-request.ts';
import type { PlacedBet } from './open-bet.schema.ts';
import { wagerOfBet } from './wager-of-bet.ts';

export const isSameWager = (a: WagerRef, b: WagerRef): boolean =>
  a.ticketNumber === b.ticketNumber && a.wagerNumber === b.wagerNumber;

/** A bet as a ticket builds on it: the page makes it from its list, the gateway from the database. */
export const placedWagerOfBet = (bet: PlacedBet): PlacedWager => ({
  wager: wagerOfBet(bet).wager,
  legs: bet.items.map(({ pick, sportType, correlation, result }) => ({
    pick,
    sportType,
    correlation,
    result,
  })),
  status: bet.wagerStatus,
  riskCents: (bet.cut ?? bet).riskCents,
  toWinCents: (bet.cut ?? bet).toWinCents,
  chainLength: bet.chainLength,
  ...(bet.chainLegs === undefined ? {} : { chainLegs: bet.chainLegs }),
  hasChild: bet.rifChildTicketNumber !== null,
  isReserved: bet.isReserved,
  mayWinLess: bet.items.some(mayWinLess),
  fillDeadlineMs: bet.fillDeadlineMs,
});
