import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, LANGUAGE_ROWS, LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { type Catalogue, readWords, type WordGroup } from './read-words.ts';

/** language → namespace → key → text */
export type Catalogues = Readonly<Record<Language, Readonly<Record<string, Catalogue>>>>;

export interface SourceText {
  path: string;
  text: string;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** A text that is another one: `$t(period:half1)`. */
const NESTED = /\$t\(([\w-]+):([^,)]+)\)/g;
const CALL = /\b(?:(?:t|say)\(|sayText\(\s*t,)\s*(?:'([^']+)'|`([^`$]*)(\$\{)?[^`]*`)/g;

const baseOf = (key: string): string => key.replace(PLURAL, '');

const namesOf = (text: string): string =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name)
    .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))
    .join();

/** A key that is put together: `error:` + anything. The namespace alone is enough to count all of its keys as used. */
interface Use {
  path: string;
  namespace: string;
  key: string;
  isPrefix: boolean;
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/**
 * Reads `t('key')`, `t('namespace:key')` and `` t(`namespace:prefix${…}`) ``, and also `say('key')` and `sayText(t,
 * 'key')`. A key without a namespace belongs to the one that the file names in `useTranslation`; a file that receives
 * `t` as an argument belongs to the room whose folder it lies in.
 */
export const findUses = ({ path, text }: SourceText): Use[] => {
  const own = /useTranslation\('([\w-]+)'\)/.exec(text)?.[1] ?? path.split('/')[0] ?? '';
  return [...withoutComments(text).matchAll(CALL)].map(([, plain, template, open]) => {
    const written = plain ?? template ?? '';
    const [first, second] = written.includes(':') ? written.split(':', 2) : [own, written];
    return { path, namespace: first ?? own, key: second ?? '', isPrefix: open !== undefined };
  });
};

/** Keys named in tables (`'keySlip'`) and reached through a template of their namespace count through its prefix. */
const isUsed = (namespace: string, key: string, uses: readonly Use[]): boolean =>
  uses.some(
    (use) =>
      use.namespace === namespace &&
      (use.isPrefix ? key.startsWith(use.key) : use.key === key || use.key === baseOf(key)),
  );

/**
 * @param beside catalogues of another group, which these sources and texts may also refer to
 * @returns one sentence per fault; empty when every language has exactly the texts that are used
 */
export const checkCatalogues = (
  catalogues: Catalogues,
  sources: readonly SourceText[],
  beside?: Catalogues,
): string[] => {
  const faults: string[] = [];
  const english = catalogues.en;
  const uses = sources.flatMap(findUses);
  const textsOf = (language: Language, namespace: string): Catalogue =>
    catalogues[language][namespace] ?? beside?.[language][namespace] ?? {};
  for (const language of LANGUAGES) {
    const categories = new Intl.PluralRules(LANGUAGE_ROWS[language].locale).resolvedOptions()
      .pluralCategories;
    const namespaces = new Set([...Object.keys(english), ...Object.keys(catalogues[language])]);
    for (const namespace of namespaces) {
      const model = english[namespace] ?? {};
      const texts = catalogues[language][namespace] ?? {};
      const wanted = Object.keys(model).flatMap((key) => {
        if (!PLURAL.test(key)) return [key];
        return key.endsWith('_other') ? categories.map((category) => `${baseOf(key)}_${category}`) : [];
      });
      for (const key of wanted)
        if ((texts[key] ?? '') === '') faults.push(`${language}/${namespace}.json: "${key}" is missing`);
      for (const [key, text] of Object.entries(texts)) {
        if (!wanted.includes(key))
          faults.push(`${language}/${namespace}.json: "${key}" is in no other language`);
        const modelText = model[key] ?? model[`${baseOf(key)}_other`] ?? '';
        for (const [nested, otherNamespace = '', otherKey = ''] of text.matchAll(NESTED))
          if (textsOf(language, otherNamespace)[otherKey] === undefined)
            faults.push(`${language}/${namespace}.json: "${key}" is ${nested}, which isn’t there`);
        const isSingular = key.endsWith('_one');
        if (!isSingular && wanted.includes(key) && namesOf(text) !== namesOf(modelText))
          faults.push(`${language}/${namespace}.json: "${key}" has other placeholders than English`);
      }
    }
  }
  for (const { path, namespace, key, isPrefix } of uses) {
    const keys = Object.keys(textsOf('en', namespace));
    const isThere = keys.some((known) =>
      isPrefix ? known.startsWith(key) : known === key || baseOf(known) === key,
    );
    if (!isThere) faults.push(`${path}: uses ${namespace}:${key}, which en/${namespace}.json doesn't have`);
  }
  for (const [namespace, texts] of Object.entries(english))
    for (const key of Object.keys(texts))
      if (!isUsed(namespace, key, uses)) faults.push(`en/${namespace}.json: "${key}" is used nowhere`);
  return faults;
};

export const readCatalogues = (group: WordGroup): Catalogues =>
  Object.fromEntries(LANGUAGES.map((language) => [language, readWords(language, group)])) as Catalogues;

const readSources = (folder: string): SourceText[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$/.test(file))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sourcesIn = (folder: string): SourceText[] => readSources(join(import.meta.dirname, folder));
  const page = readCatalogues('page');
  const faults = [
    ...checkCatalogues(page, sourcesIn('../src')),
    ...checkCatalogues(readCatalogues('sandbox'), sourcesIn('../sandbox/src')),
    ...checkCatalogues(
      readCatalogues('book'),
      ['../../gateway/src', '../../domain/src'].flatMap(sourcesIn),
      page,
    ),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
