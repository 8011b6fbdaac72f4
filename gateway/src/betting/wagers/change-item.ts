import { type ChangedColumns, setColumns } from '../../ground/database/row-expressions.ts';

/** The beginning of a statement that changes items `i` of wagers; what they are judged by goes with `changeWager`. */
export const changeItem = (columns: ChangedColumns<'wager_item'>): string =>
  `update wager_item i set ${setColumns(columns)}`;
