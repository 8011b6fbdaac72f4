import type { Stake } from '../../../ground/device/last-stake.ts';
import { hasTicketAmount } from './slip-options.ts';
import type { PostedPicks } from './ticket-stage.ts';

/** The amount that was entered for a ticket, or last among its picks; null where an open bet already had its own. */
export const stakeOfTicket = ({
  items,
  process: { options },
}: PostedPicks): Omit<Stake, 'customerId'> | null => {
  if (options.filling !== null) return null;
  const entered = hasTicketAmount(options.wagerType)
    ? options
    : items.findLast(({ amountCents }) => typeof amountCents === 'number' && amountCents > 0);
  return entered === undefined || typeof entered.amountCents !== 'number'
    ? null
    : { entered: entered.amountEntered, cents: entered.amountCents };
};
