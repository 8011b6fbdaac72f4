import type { Static } from 'typebox';
import type {
  HookedTransactionsSchema,
  TransactionSchema,
  TransactionsAnswerSchema,
} from './transaction.schema.ts';

/** One row of the ledger that changed what the customer owns. */
export type Transaction = Static<typeof TransactionSchema>;

export type TransactionsAnswer = Static<typeof TransactionsAnswerSchema>;

export type HookedTransactions = Static<typeof HookedTransactionsSchema>;
