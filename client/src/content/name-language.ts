import { type Language, LOCALE_OF } from '../i18n/language.ts';

/** As a sentence of another language names it: `inglés` in Spanish. */
export const nameLanguage = (named: Language, reader: Language): string =>
  new Intl.DisplayNames(LOCALE_OF[reader], { type: 'language' }).of(named) ?? named;
