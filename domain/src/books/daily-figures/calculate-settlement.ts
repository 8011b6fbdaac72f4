import type { Cents } from '../../ground/money/cents.ts';
import { calculateZeroBalance } from './calculate-zero-balance.ts';

/** What is done about the balance that a week ended with. */
export interface Settlement {
  /** The rest after later payments: above 0 the book owes it, below 0 the customer does. */
  owedCents: Cents;
  /** What goes to the ledger: brings what is owed to zero. */
  settledCents: Cents;
  /** What is owed and stays so, as too little to be paid. */
  carriedCents: Cents;
}

/**
 * Settles a week's balance (HR-43): what was paid since counts against it, towards zero and never past it.
 * @param paidSinceCents paid in less paid out since the week ended
 * @param carryUnderCents what is owed and is less than this is carried into the next week
 */
export const calculateSettlement = (
  closingCents: Cents,
  { paidSinceCents, carryUnderCents }: { paidSinceCents: Cents; carryUnderCents: Cents },
): Settlement => {
  const owedCents = closingCents + calculateZeroBalance(closingCents, paidSinceCents);
  const isCarried = Math.abs(owedCents) < carryUnderCents;
  return {
    owedCents,
    settledCents: isCarried ? 0 : 0 - owedCents,
    carriedCents: isCarried ? owedCents : 0,
  };
};
