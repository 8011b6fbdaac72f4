import { suggestName } from './find-near-name.ts';
import { refuseRow, type RowContext, type RowJudgement } from './row-judgement.ts';

/** A store is one that operators made: under a mistyped name lines would be shown to nobody. */
export const judgeStore = (store: string, { book, numbers }: RowContext): RowJudgement | null => {
  if (book.stores.has(store) || numbers.stores === null || numbers.stores.has(store)) return null;
  const near = suggestName(store, numbers.stores);
  const meant = near === null ? '' : `; was ${near} meant?`;
  return refuseRow('feedStoreUnknown', 'store', `${store} is no store of the book (stores add)${meant}`);
};
