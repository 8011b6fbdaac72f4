import type { AmountByCurrency } from '../../ground/money/amount-by-currency.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { writeCents } from './write-cents.ts';

/** The usual amount, then those of currencies that have their own: `1.00 (JPY 150.00, MXN 20.00)`. */
export const writeAmountByCurrency = (others: Cents, of: AmountByCurrency['of'] = {}): string => {
  const own = Object.entries(of)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, cents]) => `${currency} ${writeCents(cents)}`);
  return own.length === 0 ? writeCents(others) : `${writeCents(others)} (${own.join(', ')})`;
};
