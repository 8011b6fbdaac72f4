import type { Plugin } from 'vite';
import { readCatalogues } from './check-catalogues.ts';

/**
 * Puts all texts of the page next to it: the gateway checks the customers' suggestions for better texts against them.
 */
export const writeTexts = (): Plugin => ({
  name: 'lineboard:write-texts',
  apply: 'build',
  generateBundle() {
    const catalogues = readCatalogues('page');
    this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(catalogues) });
  },
});
