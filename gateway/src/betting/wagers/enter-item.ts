import { type NewRow, selectRow } from '../../ground/database/row-expressions.ts';

/** The part of a statement that writes items of wagers. @param from whose rows they are, one for each */
export const enterItem = (item: NewRow<'wager_item'>, from: string): string =>
  `insert into wager_item ${selectRow(item, from)}`;
