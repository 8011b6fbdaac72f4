import { FEED_KINDS } from '../feed-kinds.ts';
import type { FeedMistake } from './feed-kind.ts';
import { describeForms } from './describe-kinds.ts';

type Choice = Exclude<ReturnType<(typeof FEED_KINDS)[number]['choose']>, FeedMistake | null>;

/** The kind of feed that FEED chose, and the text as given: the book's clock is kept by it. */
export type ChosenFeed = Choice['feed'];

/** Reads the FEED variable. */
export const readFeed = (text: string): Choice | FeedMistake => {
  for (const kind of FEED_KINDS) {
    const result = kind.choose(text);
    if (result !== null) return result;
  }
  return { ok: false, value: text, takes: describeForms() };
};
