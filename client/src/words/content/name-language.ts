import { type Language, LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';

/** Named as in a sentence of another language: `inglés` in Spanish. */
export const nameLanguage = (named: Language, reader: Language): string =>
  new Intl.DisplayNames(LANGUAGE_ROWS[reader].locale, { type: 'language' }).of(named) ?? named;
