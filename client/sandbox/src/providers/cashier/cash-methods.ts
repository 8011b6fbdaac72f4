/** The names that the book's operators read; the page shows each in its own language. */
export const CASH_METHODS = {
  card: 'Card',
  bank: 'Bank transfer',
  wallet: 'E-wallet',
  crypto: 'Cryptocurrency',
} as const;

export type CashMethod = keyof typeof CASH_METHODS;

export const CASH_METHOD_NAMES = Object.keys(CASH_METHODS) as CashMethod[];

/** @returns undefined: another page of this provider's asked */
export const findMethod = (said: string): CashMethod | undefined =>
  CASH_METHOD_NAMES.find((name) => CASH_METHODS[name] === said);
