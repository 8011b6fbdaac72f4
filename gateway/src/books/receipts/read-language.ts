import { FIRST_LANGUAGE, type Language, LANGUAGES } from '@lineboard/domain/ground/language/languages';

/** Longer headers are no browser's. */
const MOST_CHARACTERS = 200;

/** Any country's asks for the book's one, and the other way round: `es-MX` for `es`, `zh-TW` for `zh-hant`. */
const isAskedFor = (language: Language, asked: string): boolean =>
  language === asked || language.split('-')[0] === asked.split('-')[0];

/** The first of the browser's languages that the book has (`Accept-Language`), in the browser's own order. */
export const readLanguage = (header: string | undefined): Language => {
  const asked = (header ?? '')
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';')[0]?.trim() ?? '');
  for (const each of asked) {
    const found = LANGUAGES.find((language) => isAskedFor(language, each));
    if (found !== undefined) return found;
  }
  return FIRST_LANGUAGE;
};
