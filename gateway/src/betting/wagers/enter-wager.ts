import { type NewRow, selectRow } from '../../ground/database/row-expressions.ts';

/** The part of a statement that writes wagers of a ticket. @param from whose rows they are, one for each */
export const enterWager = (wager: NewRow<'wager'>, from: string): string =>
  `insert into wager ${selectRow(wager, from)}`;
