import { type AmountByCurrency, amountIn } from '../../ground/money/amount-by-currency.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { CashKind } from './cash-request.ts';

/** What the book lets its cashier ask for, and what of it needs no operator. */
export interface CashTerms {
  smallestCents: Cents;
  largestCents: Cents;
  /** Requests of one customer that wait at once. */
  mostWaiting: number;
  /** Up to so much of one customer's in a day of the book approves itself; 0: nothing does. */
  automaticCents: Readonly<Record<CashKind, AmountByCurrency>>;
}

/** @returns null: the amount may be asked for */
export const judgeCashAmount = (
  amountCents: Cents,
  { smallestCents, largestCents }: CashTerms,
): 'amountTooSmall' | 'amountTooLarge' | null => {
  if (amountCents < smallestCents) return 'amountTooSmall';
  return amountCents > largestCents ? 'amountTooLarge' : null;
};

/**
 * CASH-6: whether a request approves itself.
 *
 * @param approvedTodayCents what this customer had approved of this kind on the book's day, no matter by whom
 */
export const isAutomatic = (
  {
    kind,
    amountCents,
    currency,
    approvedTodayCents,
  }: { kind: CashKind; amountCents: Cents; currency: string; approvedTodayCents: Cents },
  { automaticCents }: CashTerms,
): boolean => approvedTodayCents + amountCents <= amountIn(automaticCents[kind], currency);
