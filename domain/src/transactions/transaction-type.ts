/** A all, W what wagers made, C casino, M money paid in or out and adjustments, F free play. */
export const TRANSACTION_TYPES = ['A', 'W', 'C', 'M', 'F'] as const;

export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const isTransactionType = (code: unknown): code is TransactionType =>
  (TRANSACTION_TYPES as readonly unknown[]).includes(code);
