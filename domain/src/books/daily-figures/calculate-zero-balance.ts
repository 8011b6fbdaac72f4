import type { Cents } from '../../ground/money/cents.ts';

/**
 * What the week's payments settled of the balance that the week began with (HR-43): the part of the cash that went
 * against it, towards zero and never past it. A customer who owed 500 and paid 700 settled 500.
 *
 * @param cashInOutCents paid in less paid out; the result has its sign
 */
export const calculateZeroBalance = (startingBalanceCents: Cents, cashInOutCents: Cents): Cents => {
  if (startingBalanceCents < 0 && cashInOutCents > 0) return Math.min(cashInOutCents, -startingBalanceCents);
  if (startingBalanceCents > 0 && cashInOutCents < 0) return Math.max(cashInOutCents, -startingBalanceCents);
  return 0;
};
