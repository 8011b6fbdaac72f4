import { basename } from 'node:path';
import { FIRST_LANGUAGE, LANGUAGES, OTHER_LANGUAGES } from '@lineboard/domain/ground/language/languages';
import type { Plugin } from 'vite';
import { listWordFiles, readWords } from './read-words.ts';

const LOADERS = 'virtual:words';
const LANGUAGE = /^virtual:words\/([\w-]+)$/;

/**
 * All words of the page in one language (other than the first), as one file: it is loaded whole when the language is
 * chosen. `virtual:words` says how each file is loaded, and which namespaces come later; `virtual:words/es` is one of
 * them.
 */
export const bundleWords = (): Plugin => ({
  name: 'lineboard:bundle-words',
  resolveId: (id) => (id === LOADERS || LANGUAGE.test(id) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${LOADERS}`) {
      const loaders = OTHER_LANGUAGES.map(
        (language) => `'${language}': () => import('${LOADERS}/${language}')`,
      );
      const later = listWordFiles(FIRST_LANGUAGE, 'later').map((file) => basename(file, '.json'));
      return `export const LOADERS = { ${loaders.join(', ')} };\nexport const LATER = ${JSON.stringify(later)};`;
    }
    const name = LANGUAGE.exec(id.slice(1))?.[1];
    const language = LANGUAGES.find((known) => known === name);
    if (language === undefined) return null;
    for (const file of listWordFiles(language, 'page')) this.addWatchFile(file);
    // JSON text rather than a script: a browser parses it in half the time.
    const words = JSON.stringify(readWords(language, 'page'));
    return `export const WORDS = JSON.parse(${JSON.stringify(words)});`;
  },
});
