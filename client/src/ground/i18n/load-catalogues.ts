import { FIRST_LANGUAGE, type Language } from '@lineboard/domain/ground/language/languages';
import { byNamespace, type Catalogue, type Catalogues } from './by-namespace.ts';
import { loadOtherLanguage } from './load-other-language.ts';

const english = import.meta.glob<Catalogue>('../../../../domain/words/en/{first,later}/*.json', {
  import: 'default',
});

const loadEnglish = async (): Promise<Catalogues> =>
  byNamespace(
    Object.fromEntries(
      await Promise.all(Object.entries(english).map(async ([path, load]) => [path, await load()] as const)),
    ),
  );

/** All texts of a language by `catalogue:key`, as shipped with the page. */
export const loadCatalogues = async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const catalogues = await (language === FIRST_LANGUAGE ? loadEnglish() : loadOtherLanguage(language));
  return new Map(
    Object.entries(catalogues).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  );
};
