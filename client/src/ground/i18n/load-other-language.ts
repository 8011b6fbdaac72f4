import type { OtherLanguage } from '@lineboard/domain/ground/language/languages';
import { LOADERS } from 'virtual:words';
import type { Catalogues } from './by-namespace.ts';

/** All texts of a language other than the first: one file, since the page shows them all at once. */
export const loadOtherLanguage = async (language: OtherLanguage): Promise<Catalogues> =>
  (await LOADERS[language]()).WORDS;
