import * as site from '@lineboard/domain/content/language';

/** Languages of the catalogues, by folder name. */
export const LANGUAGES = site.LANGUAGES;
export type Language = site.Language;

/** Locale for numbers, dates and plurals. */
export const LOCALE_OF: Readonly<Record<Language, string>> = {
  en: 'en-US',
  // The Spanish of the Americas: amounts are written as they are typed (`parseAmount`), 1,234.50 in every language.
  es: 'es-419-u-hc-h23',
  // Latin digits and the Gregorian year: figures must read the same beside the book's own.
  th: 'th-TH-u-ca-gregory-nu-latn',
  'zh-hant': 'zh-Hant',
};

/** In its own words, so that anyone lost in a foreign language finds their way back. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  th: 'ไทย',
  'zh-hant': '繁體中文',
};

export const languageOfBookCode = site.languageOfBookCode;

/** The first of the browser's languages that there is a catalogue for. */
export const preferredLanguage = (browserLanguages: readonly string[]): Language => {
  for (const tag of browserLanguages) {
    const lower = tag.toLowerCase();
    if (lower.startsWith('en')) return 'en';
    if (lower.startsWith('es')) return 'es';
    if (lower.startsWith('th')) return 'th';
    if (lower.startsWith('zh')) return 'zh-hant';
  }
  return 'en';
};
