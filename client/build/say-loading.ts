import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/i18n/language.ts';
import { readCatalogues } from './check-catalogues.ts';

const PLACE = '<!-- loading -->';

/**
 * What the first frame says while the application is on its way: the board's own words in every language. The styles
 * show the page's language, so that no script has to come before it can be read.
 */
export const sayLoading = (): Plugin => ({
  name: 'lineboard:say-loading',
  transformIndexHtml: (html) => {
    if (!html.includes(PLACE))
      throw new Error(`index.html has no place for what the first frame says: ${PLACE}`);
    const catalogues = readCatalogues(join(import.meta.dirname, '../src/i18n'));
    const texts = LANGUAGES.map(
      (language) => `<p lang="${language}">${catalogues[language]['board']?.['note.loading'] ?? ''}</p>`,
    );
    return html.replace(PLACE, texts.join(''));
  },
});
