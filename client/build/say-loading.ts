import type { Plugin } from 'vite';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { readCatalogues } from './check-catalogues.ts';

const PLACES = {
  shown: '/* the page’s language */',
  loading: '<!-- loading -->',
  lost: '<!-- lost -->',
} as const;

/** Only the words in the page's language are shown. */
const SHOWN = `${LANGUAGES.map(
  (language) => `:root:lang(${language}) .lb-first-frame :is(p, span):lang(${language})`,
).join(',')}{display:block}`;

/**
 * What the first frame says while the application is loading, and when it doesn't arrive: the words of the board and of
 * the frame itself in every language. The styles show the page's language, so that it can be read before any script has
 * run.
 */
export const sayLoading = (): Plugin => ({
  name: 'lineboard:say-loading',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      for (const place of Object.values(PLACES))
        if (!html.includes(place))
          throw new Error(`index.html has no place for what the first frame says: ${place}`);
      const catalogues = readCatalogues('page');
      const say = (tag: string, catalogue: string, key: string): string =>
        LANGUAGES.map(
          (language) => `<${tag} lang="${language}">${catalogues[language][catalogue]?.[key] ?? ''}</${tag}>`,
        ).join('');
      const lost = `${say('p', 'shell', 'state.partLost')}<button type="button">${say('span', 'shell', 'reload')}</button>`;
      return html
        .replace(PLACES.shown, SHOWN)
        .replace(PLACES.loading, say('p', 'board', 'note.loading'))
        .replace(PLACES.lost, lost);
    },
  },
});
