import { LANGUAGES, type Language } from '@lineboard/domain/ground/language/languages';

export type Catalogues = Readonly<Record<Language, ReadonlyMap<string, string>>>;

export const TEXT_FILTERS = ['all', 'missing', 'changed', 'waiting'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

/** The texts that differ from the shipped ones, as `language/key`. */
export interface TextMarks {
  changed: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
}

export interface TextRow {
  key: string;
  /** By language, in the order of `LANGUAGES`; null: it is missing. */
  texts: ReadonlyArray<string | null>;
}

export const placeOf = (language: Language, key: string): string => `${language}/${key}`;

/** Forms that a language doesn't use are not missing in it. */
const isPlural = (key: string): boolean => /_(?:zero|one|two|few|many)$/.test(key);

/** The keys of all languages, searched in keys and texts, optionally only the marked ones. */
export const selectTextRows = (
  catalogues: Catalogues,
  marks: TextMarks,
  { search, filter }: { search: string; filter: TextFilter },
): TextRow[] => {
  const keys = [...new Set(LANGUAGES.flatMap((language) => [...catalogues[language].keys()]))].sort();
  const wanted = search.trim().toLowerCase();
  const passes = (key: string, texts: ReadonlyArray<string | null>): boolean => {
    if (filter === 'missing') return texts.includes(null) && !isPlural(key);
    if (filter === 'changed') return LANGUAGES.some((language) => marks.changed.has(placeOf(language, key)));
    if (filter === 'waiting') return LANGUAGES.some((language) => marks.waiting.has(placeOf(language, key)));
    return true;
  };
  return keys.flatMap((key) => {
    const texts = LANGUAGES.map((language) => catalogues[language].get(key) ?? null);
    const isFound =
      wanted === '' || [key, ...texts].some((text) => text?.toLowerCase().includes(wanted) === true);
    return isFound && passes(key, texts) ? [{ key, texts }] : [];
  });
};
