import { type ChangedColumns, setColumns } from '../../ground/database/row-expressions.ts';

/**
 * The beginning of a statement that changes wagers `w`, or something of their items. Their revision rises with it: code
 * that judged a wager before doesn't find that version any more, and judges it again.
 */
export const changeWager = (columns: ChangedColumns<'wager'>): string =>
  `update wager w set ${setColumns({ ...columns, revision: 'w.revision + 1' })}`;
