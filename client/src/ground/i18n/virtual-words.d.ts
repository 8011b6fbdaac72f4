/** The module that `client/build/bundle-words.ts` makes of `domain/words`. */
declare module 'virtual:words' {
  import type { OtherLanguage } from '@lineboard/domain/ground/language/languages';

  type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

  /** Loads the words of each language but the first, by catalogue and key. */
  export const LOADERS: Readonly<Record<OtherLanguage, () => Promise<{ readonly WORDS: Words }>>>;

  /** Namespaces that the first load leaves out. */
  export const LATER: readonly string[];
}
