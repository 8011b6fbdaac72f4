/** The facts about a language. Its words are in `domain/words/<its name>`. */
interface LanguageRow {
  /** ENT1-28: the book's own code, which a customer's settings hold. */
  bookCode: string;
  /** The English name, for operators. */
  englishName: string;
  /** The language's own name for itself, so that anyone lost in a foreign language finds their way back. */
  ownName: string;
  /** The locale for dates, plurals and names of places. */
  locale: string;
  /** The locale for figures: they are written as they are typed (`parseAmount`), 1,234.50 in every language. */
  figures: string;
  /** The beginning of the tags by which browsers ask for it: `zh` of `zh-TW`. */
  tag: string;
}

const ROWS = {
  en: {
    bookCode: 'ENG',
    englishName: 'English',
    ownName: 'English',
    locale: 'en-US',
    figures: 'en-US',
    tag: 'en',
  },
  es: {
    bookCode: 'SPA',
    englishName: 'Spanish',
    ownName: 'Español',
    // The Spanish of the Americas, which writes figures as English does.
    locale: 'es-419-u-hc-h23',
    figures: 'es-419',
    tag: 'es',
  },
  th: {
    bookCode: 'TH',
    englishName: 'Thai',
    ownName: 'ไทย',
    // Latin digits and the Gregorian year: figures must read the same next to the book's own.
    locale: 'th-TH-u-ca-gregory-nu-latn',
    figures: 'th-TH-u-nu-latn',
    tag: 'th',
  },
  'zh-hant': {
    bookCode: 'ZH',
    englishName: 'Chinese',
    ownName: '繁體中文',
    locale: 'zh-Hant',
    figures: 'zh-Hant',
    tag: 'zh',
  },
  'pt-br': {
    bookCode: 'POR',
    englishName: 'Portuguese',
    ownName: 'Português',
    locale: 'pt-BR',
    // No Portuguese locale writes figures as they are typed.
    figures: 'en-US',
    tag: 'pt',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

/** A language by the name of its folder, as addresses and files name it. */
export type Language = keyof typeof ROWS;

/** ENT1-28. */
export type BookCode = (typeof ROWS)[Language]['bookCode'];

export const LANGUAGE_ROWS: Readonly<Record<Language, LanguageRow & { bookCode: BookCode }>> = ROWS;

export const LANGUAGES = Object.keys(ROWS) as readonly Language[];

/** The language used where another has no text. */
export const FIRST_LANGUAGE = 'en' satisfies Language;

export type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>;

export const OTHER_LANGUAGES = LANGUAGES.filter(
  (language) => language !== FIRST_LANGUAGE,
) as readonly OtherLanguage[];

/** The codes in the order in which customers see them. */
export const BOOK_CODES: readonly BookCode[] = LANGUAGES.map((language) => ROWS[language].bookCode);

export const isLanguage = (name: string): name is Language => Object.hasOwn(ROWS, name);

/** @param code code the book's code, or the name of a folder: accounts have either */
export const findLanguage = (code: string): Language | undefined =>
  LANGUAGES.find((language) => language === code || ROWS[language].bookCode === code);

export const languageOfBookCode = (code: string): Language =>
  LANGUAGES.find((language) => ROWS[language].bookCode === code) ?? FIRST_LANGUAGE;
