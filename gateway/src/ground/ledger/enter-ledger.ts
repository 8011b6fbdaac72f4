import { type NewRow, selectRow } from '../database/row-expressions.ts';

/**
 * A statement, or a part of one, that enters into the ledger what moved an account. It is there for good: the triggers
 * `ledger_append_only` and `ledger_never_emptied` refuse to change it. The trigger `ledger_push` then has a grade, and
 * the release of what a ticket that waited held, told to the customer’s browsers.
 * @param from whose rows are entered, one for each; '': one entry of values
 */
export const enterLedger = (entry: NewRow<'ledger'>, from = ''): string =>
  `insert into ledger ${selectRow(entry, from)}`;
