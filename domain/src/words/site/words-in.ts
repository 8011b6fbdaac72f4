import { FIRST_LANGUAGE, type Language } from '../../ground/language/languages.ts';
import type { OwnMenuItem } from './site-file.schema.ts';

type InLanguages = NonNullable<OwnMenuItem['titles']>;

/** The operator's own words, in the language of the page where they were given in it. */
export const wordsIn = (language: Language, words: string, others: InLanguages = {}): string =>
  (language === FIRST_LANGUAGE ? undefined : others[language]) ?? words;
