import { byNamespace, type Catalogue } from './by-namespace.ts';
import type { Language } from './language.ts';
import { loadLanguage } from './other-languages.ts';

const english = import.meta.glob<Catalogue>('./en/*.json', { import: 'default' });

const loadEnglish = async (): Promise<Readonly<Record<string, Catalogue>>> =>
  byNamespace(
    Object.fromEntries(
      await Promise.all(Object.entries(english).map(async ([path, load]) => [path, await load()] as const)),
    ),
  );

/** All texts of a language by `catalogue:key`, as the page came with them. */
export const loadCatalogues = async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const catalogues = await (language === 'en' ? loadEnglish() : loadLanguage(language));
  return new Map(
    Object.entries(catalogues).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  );
};
