import { type FeedOption, parseFeedOption } from '../lines/feeds/source/parse-feed-option.ts';

/** The option, and the text as given: the book's clock is kept by it. */
export interface ChosenFeed {
  text: string;
  option: FeedOption;
}

export const readFeed = (text: string): ChosenFeed | undefined => {
  const result = parseFeedOption(text);
  return result.ok ? { text, option: result.option } : undefined;
};
