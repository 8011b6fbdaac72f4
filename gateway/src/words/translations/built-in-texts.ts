import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage, type Language } from '@lineboard/domain/ground/language/languages';

/** The page's own texts by language and `catalogue:key`. */
export type BuiltInTexts = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/** language → catalogue → key → text, as the build of the client writes it. */
type TextFile = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const FILE = 'texts.json';

const parseTexts = (file: TextFile): BuiltInTexts =>
  new Map(
    Object.entries(file).flatMap(([language, catalogues]) =>
      isLanguage(language)
        ? [
            [
              language,
              new Map(
                Object.entries(catalogues).flatMap(([name, texts]) =>
                  Object.entries(texts).map(([key, text]) => [`${name}:${key}`, text] as const),
                ),
              ),
            ] as const,
          ]
        : [],
    ),
  );

/** @returns reads them when first asked; null where no built client is served */
export const createBuiltInTexts = (clientDir: string): (() => Promise<BuiltInTexts | null>) => {
  let known: BuiltInTexts | null = null;
  return async () => {
    if (known !== null) return known;
    const file = await readFile(join(clientDir, FILE), 'utf8').catch(() => null);
    if (file !== null) known = parseTexts(JSON.parse(file) as TextFile);
    return known;
  };
};
