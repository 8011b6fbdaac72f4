import { createBookFigures } from '@lineboard/domain/content/book-figures';
import { LANGUAGES, type Language } from '@lineboard/domain/language/languages';
import type { HouseRules } from '@lineboard/domain/house-rules/house-rules.schema';
import { textsIn } from '../words/texts-in.ts';
import type { SportType } from '@lineboard/domain/sport/sports';

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
