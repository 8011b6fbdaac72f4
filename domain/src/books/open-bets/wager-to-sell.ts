import type { WagerToSell } from '../../betting/selling/judge-sale.ts';
import type { BetItem, PlacedBet } from './open-bet.schema.ts';
import { wagerOfBet } from './wager-of-bet.ts';

/** An operator has to look at it first, or has said what it is to be graded at (HR-82, HR-83). */
const isLookedAt = ({ result, heldLate, ruling }: BetItem): boolean =>
  result === null && (heldLate === true || (ruling != null && ruling.kind !== 'onTime'));

/** A bet as `judgeSale` takes it: the page makes it from its list, the gateway from the database. */
export const wagerToSell = (bet: PlacedBet): WagerToSell => ({
  wager: wagerOfBet(bet).wager,
  riskCents: bet.riskCents,
  status: bet.wagerStatus,
  legs: bet.items.map(({ pick, finalLine, threeWay, listedPitcher1, listedPitcher2, result }) => ({
    pick,
    finalLine,
    threeWay,
    listedPitcher1,
    listedPitcher2,
    result,
  })),
  isInChain: bet.rifParent !== null || bet.rifChildTicketNumber !== null,
  isWaiting: bet.isReserved || bet.items.some(isLookedAt),
});
