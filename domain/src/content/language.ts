/** Languages that the site's texts come in, as addresses and files name them. */
export const LANGUAGES = ['en', 'es', 'th', 'zh-hant'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);
