import {
  FIRST_LANGUAGE,
  type Language,
  LANGUAGE_ROWS,
  LANGUAGES,
} from '@lineboard/domain/ground/language/languages';

/** The first of the browser's languages that the site speaks; `app/first-paint.js` must choose the same. */
export const preferredLanguage = (browserLanguages: readonly string[]): Language => {
  for (const tag of browserLanguages) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(LANGUAGE_ROWS[known].tag));
    if (language !== undefined) return language;
  }
  return FIRST_LANGUAGE;
};
