import { LEDGER_TYPES } from '../../ground/ledger/ledger-kind-row.ts';

/** A all, then as rows of `LEDGER_KINDS` are listed. */
export const TRANSACTION_TYPES = ['A', ...LEDGER_TYPES] as const;

export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const isTransactionType = (code: unknown): code is TransactionType =>
  (TRANSACTION_TYPES as readonly unknown[]).includes(code);
