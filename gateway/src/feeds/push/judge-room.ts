import { MOST_ROWS } from './push-schema.ts';
import type { PushedBook } from './pushed-book.ts';
import { invalid, type RowJudgement } from './row-judgement.ts';

/** A heading stands in every store: these two bound what one feed can make of a few rows. */
const MOST_STORES = 200;
export const MOST_HEADINGS = 500;

/** @returns a refusal when the feed holds all that one image can name, or one store too many; null when there is room for one more */
export const judgeRoom = (book: PushedBook, store: string | null): RowJudgement | null => {
  if (book.records >= MOST_ROWS)
    return invalid('', `is one more than the ${MOST_ROWS} games and lines that an image can name`);
  if (store === null || book.stores.has(store) || book.stores.size < MOST_STORES) return null;
  return invalid('store', `is one more than the ${MOST_STORES} stores that a feed may have`);
};
