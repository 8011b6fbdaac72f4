import type { PushedBook } from './pushed-book.ts';
import { invalid, type RowJudgement } from './row-judgement.ts';

/** Games and lines of one feed, and so what an image of it can name. */
const MOST_RECORDS = 20_000;

/** A heading is in every store: these two limit how much one feed can create with a few rows. */
const MOST_STORES = 200;
const MOST_HEADINGS = 500;
/** Headings times stores: 5,000 take the event loop 15 ms when they come, or go, in one batch. */
const MOST_PLACES = 5_000;

/**
 * @returns a refusal when the feed holds all that one image can name, or one store too many; null when there is room
 * for one more
 */
export const judgeRoom = (book: PushedBook, store: string | null): RowJudgement | null => {
  if (book.records >= MOST_RECORDS)
    return invalid('', `is one more than the ${MOST_RECORDS} games and lines that an image can name`);
  if (store === null || book.stores.has(store)) return null;
  if (book.stores.size >= MOST_STORES)
    return invalid('store', `is one more than the ${MOST_STORES} stores that a feed may have`);
  return judgePlaces('store', book.headings * (book.stores.size + 1));
};

/** @returns a refusal when the feed has as many headings as it may; null when there is room for one more */
export const judgeHeadings = (book: PushedBook): RowJudgement | null =>
  book.headings >= MOST_HEADINGS
    ? invalid('isTitle', `is one more than the ${MOST_HEADINGS} headings that a feed may have`)
    : judgePlaces('isTitle', (book.headings + 1) * book.stores.size);

const judgePlaces = (field: string, places: number): RowJudgement | null =>
  places <= MOST_PLACES
    ? null
    : invalid(field, `makes more than ${MOST_PLACES} headings of all stores together`);
