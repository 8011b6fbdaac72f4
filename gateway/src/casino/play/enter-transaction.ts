import { type NewRow, selectRow } from '../../ground/database/row-expressions.ts';

/** A statement, or a part of one, that keeps what a provider's call came to, for good: sent again it is answered so. */
export const enterTransaction = (transaction: NewRow<'wallet_transaction'>, from = ''): string =>
  `insert into wallet_transaction ${selectRow(transaction, from)}`;
