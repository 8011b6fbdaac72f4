import { WEB_LANGUAGES } from '../customer/settings-choices.ts';

/** Languages that the site's texts come in, as addresses and files name them. */
export const LANGUAGES = ['en', 'es', 'th', 'zh-hant'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The book's own language codes (a customer's web language). */
const LANGUAGE_OF_BOOK_CODE: ReadonlyMap<string, Language> = new Map(
  WEB_LANGUAGES.map(({ code, folder }) => [code, folder]),
);

export const languageOfBookCode = (code: string): Language => LANGUAGE_OF_BOOK_CODE.get(code) ?? 'en';

export const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);
