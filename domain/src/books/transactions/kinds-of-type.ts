import {
  listTransactionKinds,
  TRANSACTION_KINDS,
  type TransactionKind,
} from '../../ground/ledger/ledger-kinds.ts';
import type { LedgerType } from '../../ground/ledger/ledger-kind-row.ts';
import type { TransactionType } from './transaction-type.ts';

const ofType = (type: LedgerType) => listTransactionKinds((row) => row.type === type);

/** The kinds of ledger rows that each filter lists; each kind has one filter besides A. */
export const KINDS_OF_TYPE: Readonly<Record<TransactionType, readonly TransactionKind[]>> = {
  A: TRANSACTION_KINDS,
  W: ofType('W'),
  C: ofType('C'),
  M: ofType('M'),
  F: ofType('F'),
};
