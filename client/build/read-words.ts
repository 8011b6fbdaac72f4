import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@lineboard/domain/ground/language/languages';

export const WORDS = join(import.meta.dirname, '../../domain/words');

/**
 * Groups of words: those of the page's first load, those that the page loads later, both, those of the sandbox's pages,
 * and those that the book itself writes.
 */
const FOLDERS = {
  first: ['first'],
  later: ['later'],
  page: ['first', 'later'],
  sandbox: ['sandbox'],
  book: ['book'],
} as const;

export type WordGroup = keyof typeof FOLDERS;

/** Texts by their keys. */
export type Catalogue = Readonly<Record<string, string>>;

/** Lists the word files of a language, one for each catalogue. */
export const listWordFiles = (language: Language, group: WordGroup): string[] =>
  FOLDERS[group].flatMap((folder) =>
    readdirSync(join(WORDS, language, folder)).map((file) => join(WORDS, language, folder, file)),
  );

/** Reads words by catalogue and key. */
export const readWords = (language: Language, group: WordGroup): Readonly<Record<string, Catalogue>> =>
  Object.fromEntries(
    listWordFiles(language, group).map((path) => [
      basename(path, '.json'),
      JSON.parse(readFileSync(path, 'utf8')) as Catalogue,
    ]),
  );
