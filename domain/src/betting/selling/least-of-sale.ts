import type { SaleFigures } from '../../ground/house-rules/house-rules.schema.ts';
import { amountIn } from '../../ground/money/amount-by-currency.ts';
import type { Cents } from '../../ground/money/cents.ts';

/**
 * The smallest offer that the book makes a customer (HR-52).
 *
 * @param currency of the customer, three letters
 * @returns in cents of that currency
 */
export const leastOfSale = (
  { leastCents, leastCentsOf = {} }: Pick<SaleFigures, 'leastCents' | 'leastCentsOf'>,
  currency: string,
): Cents => amountIn({ of: leastCentsOf, others: leastCents }, currency);
