import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FIRST_LANGUAGE, type Language, LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { StartRefused } from '../../ground/report/start-refused.ts';

/** Texts by key. */
type Catalogue = Readonly<Record<string, string>>;

/** language → catalogue → key → text */
export type Catalogues = Readonly<Record<Language, Readonly<Record<string, Catalogue>>>>;

/** The texts that the book writes, and the page's texts on the same subjects. */
const GROUPS = ['book', 'first', 'later'];

const CatalogueSchema = Compile(Type.Record(Type.String(), Type.String({ minLength: 1 })));

const refuse = (path: string, reason: string): never => {
  throw new StartRefused(`The words in ${path} can’t be read: ${reason}.`);
};

const readFolder = (path: string): string[] => {
  try {
    return readdirSync(path);
  } catch (error) {
    return refuse(path, (error as Error).message);
  }
};

const readTexts = (path: string): Catalogue => {
  let texts: unknown;
  try {
    texts = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return refuse(path, (error as Error).message);
  }
  return CatalogueSchema.Check(texts) ? texts : refuse(path, 'it has something else than texts by key');
};

/**
 * Reads `<folder>/<language>/<group>/<catalogue>.json`: each catalogue of the first language, in all languages.
 *
 * @throws {StartRefused} where one is missing or has no texts
 */
export const readCatalogues = (folder: string): Catalogues => {
  const files = GROUPS.flatMap((group) =>
    readFolder(join(folder, FIRST_LANGUAGE, group)).map((file) => join(group, file)),
  );
  const read = (language: Language) =>
    Object.fromEntries(
      files.map((file) => [basename(file, '.json'), readTexts(join(folder, language, file))]),
    );
  return Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as unknown as Catalogues;
};
