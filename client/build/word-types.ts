import { basename, relative } from 'node:path';
import { FIRST_LANGUAGE } from '@lineboard/domain/ground/language/languages';
import { listWordFiles, WORDS } from './read-words.ts';

/** Where the compiler looks for the names of all texts. */
export const WORD_TYPES = 'client/src/ground/i18n/word-types.d.ts';

const asVariable = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * What i18next takes its keys' types from: a text is named `namespace:key`, and the compiler refuses one that English
 * doesn't have. The first of the default namespaces is empty: every key needs its own.
 */
export const writeWordTypes = (): string => {
  const files = (['page', 'sandbox'] as const).flatMap((group) => listWordFiles(FIRST_LANGUAGE, group));
  const catalogues = files
    .map((file) => ({ name: basename(file, '.json'), path: relative(WORDS, file) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const imports = catalogues.map(
    ({ name, path }) => `import type ${asVariable(name)} from '@lineboard/domain/catalogues/${path}';`,
  );
  const resources = catalogues.map(
    ({ name }) => `      ${/^\w+$/.test(name) ? name : `'${name}'`}: typeof ${asVariable(name)};`,
  );
  return `// Written by \`npm run docs\`: the names of all texts.
import 'i18next';
${imports.join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: readonly ['none', ...Array<keyof CustomTypeOptions['resources']>];
    keySeparator: false;
    nsSeparator: ':';
    returnNull: false;
    resources: {
      none: Readonly<Record<never, string>>;
${resources.join('\n')}
    };
  }
}
`;
};
