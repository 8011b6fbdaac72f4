import type { Plugin } from 'vite';
import { readCatalogues } from './check-catalogues.ts';

/** Puts all texts of the page beside it: the gateway checks against them what customers suggest in their place. */
export const writeTexts = (): Plugin => ({
  name: 'lineboard:write-texts',
  apply: 'build',
  generateBundle() {
    const catalogues = readCatalogues('page');
    this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(catalogues) });
  },
});
