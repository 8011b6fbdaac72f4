import type { Cents } from './cents.ts';

/** An amount that is another one in other currencies. */
export interface AmountByCurrency {
  /** The key is a currency's three letters, the amount in cents of that currency. */
  of: Readonly<Record<string, Cents>>;
  /** In every currency that `of` doesn't name. */
  others: Cents;
}

export const amountIn = ({ of, others }: AmountByCurrency, currency: string): Cents =>
  Object.hasOwn(of, currency) ? of[currency]! : others;
