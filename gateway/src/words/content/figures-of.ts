import { createBookFigures } from '@lineboard/domain/words/content/book-figures';
import { LANGUAGES, type Language } from '@lineboard/domain/ground/language/languages';
import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { textsIn } from '../catalogues/texts-in.ts';
import type { SportType } from '@lineboard/domain/ground/sport/sports';

/** What pages may name of the book, in a language. */
export type FiguresOf = (language: Language) => ReadonlyMap<string, string>;

interface FigureSettings {
  BOOK_NAME: string;
  LIVE_DELAY_MS: number;
  LIVE_DELAYS: ReadonlyArray<{ sportType: SportType; delayMs: number }>;
}

/** The figures of the book as this gateway is configured. */
export const createFiguresOf = (config: FigureSettings, rules: HouseRules): FiguresOf => {
  const settings = {
    bookName: config.BOOK_NAME,
    rules,
    liveDelayMs: config.LIVE_DELAY_MS,
    liveDelays: config.LIVE_DELAYS,
  };
  const figures = new Map(
    LANGUAGES.map((language) => [language, createBookFigures(settings, textsIn(language))]),
  );
  return (language) => figures.get(language) ?? new Map();
};
