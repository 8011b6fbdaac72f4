import { basename, dirname, relative } from 'node:path';
import { FIRST_LANGUAGE } from '@lineboard/domain/language/languages';
import { listWordFiles, WORDS } from './read-words.ts';

/** Where the compiler looks for the names of all texts. */
export const WORD_TYPES = 'client/src/i18n/word-types.d.ts';

/**
 * What i18next takes its keys' types from: a text is named `namespace:key`, and the compiler refuses one that English
 * doesn't have. The first of the default namespaces is empty: no key stands without its own.
 */
export const writeWordTypes = (): string => {
  const files = (['page', 'sandbox'] as const).flatMap((group) => listWordFiles(FIRST_LANGUAGE, group));
  const resources = files
    .toSorted((one, other) => basename(one).localeCompare(basename(other)))
    .map((file) => {
      const name = basename(file, '.json');
      const path = `${relative(WORDS, dirname(file))}/${name}.json`;
      return `      ${/^\w+$/.test(name) ? name : `'${name}'`}: typeof import('@lineboard/domain/words/${path}');`;
    });
  return `// Written by \`npm run docs\`: the names of all texts.
import 'i18next';

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
