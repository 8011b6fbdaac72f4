import type { Language } from './language.ts';

type Catalogue = Record<string, string>;

const files = import.meta.glob<Catalogue>('./*/*.json', { import: 'default' });

/** All texts of a language by `catalogue:key`, as the page came with them. */
export const loadCatalogues = async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  const catalogues = await Promise.all(
    own.map(async ([path, load]) => {
      const namespace = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      return Object.entries(await load()).map(([key, text]) => [`${namespace}:${key}`, text] as const);
    }),
  );
  return new Map(catalogues.flat());
};
