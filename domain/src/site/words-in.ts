import type { OwnMenuItem } from './site-file.schema.ts';

type InLanguages = NonNullable<OwnMenuItem['titles']>;

/** The operator's own words, in the language of the page where they were given in it. */
export const wordsIn = (
  language: 'en' | keyof InLanguages,
  words: string,
  others: InLanguages = {},
): string => (language === 'en' ? undefined : others[language]) ?? words;
