import type { Catalogue } from './by-namespace.ts';
import type { Language } from './language.ts';

const OTHER_LANGUAGES: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ CATALOGUES: Readonly<Record<string, Catalogue>> }>>
> = {
  es: () => import('./es.ts'),
  th: () => import('./th.ts'),
  'zh-hant': () => import('./zh-hant.ts'),
};

/** All texts of a language other than English, by namespace: one file, as the page shows them all at once. */
export const loadLanguage = async (
  language: Exclude<Language, 'en'>,
): Promise<Readonly<Record<string, Catalogue>>> => (await OTHER_LANGUAGES[language]()).CATALOGUES;
