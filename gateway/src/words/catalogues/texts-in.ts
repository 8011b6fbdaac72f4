import { FIRST_LANGUAGE, type Language, LANGUAGES } from '@lineboard/domain/ground/language/languages';
import type { Say } from '@lineboard/domain/ground/language/say';
import i18next from 'i18next';
import { WORDS_FOLDER } from '../../ground/folders/folders.ts';
import { type Catalogues, readCatalogues } from './read-catalogues.ts';

/** Keys are flat, and texts aren't HTML. */
const createTexts = (catalogues: Catalogues): ReadonlyMap<Language, Say> => {
  const texts = i18next.createInstance();
  void texts.init({
    resources: catalogues,
    fallbackLng: FIRST_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    load: 'currentOnly',
    lowerCaseLng: true,
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
  });
  return new Map(
    LANGUAGES.map((language) => {
      const t = texts.getFixedT(language);
      return [language, (key, values) => t(key, { ...values })];
    }),
  );
};

let read: ReadonlyMap<Language, Say> | null = null;

/**
 * Reads the words of every language once. A gateway does this before it opens anything, so that a missing file stops
 * the start and not the first message that needs it.
 */
export const readWords = (): ReadonlyMap<Language, Say> => {
  read ??= createTexts(readCatalogues(WORDS_FOLDER));
  return read;
};

/** The book's texts in a language: `textsIn('es')('mail:reset.subject', { book })`. */
export const textsIn = (language: Language): Say => readWords().get(language)!;
