import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readCatalogues } from './check-catalogues.ts';

/** Puts all texts of the page beside it: the gateway checks against them what customers suggest in their place. */
export const writeTexts = (): Plugin => ({
  name: 'lineboard:write-texts',
  apply: 'build',
  generateBundle() {
    const catalogues = readCatalogues(join(import.meta.dirname, '../src/i18n'));
    this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(catalogues) });
  },
});
