import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { readCatalogues } from './check-catalogues.ts';

const SOURCES = join(import.meta.dirname, '../../workers/src/service');

/**
 * Each stands beside the page under one name for ever: browsers look there for a newer one. The second is served in the
 * place of the first where the operator turned it off.
 */
const WORKERS = { 'service-worker': 'service.worker.ts', 'service-worker-off': 'retired.worker.ts' } as const;

/** What the worker says without a page, in every language: `push.json`, under `notice.`. */
const readServiceTexts = (): Record<string, Record<string, string>> => {
  const catalogues = readCatalogues('page');
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(catalogues[language]['push'] ?? {})
          .filter(([key]) => key.startsWith('notice.'))
          .map(([key, text]) => [key.slice('notice.'.length), text]),
      ),
    ]),
  );
};

/** Bundles the service worker into files of its own beside index.html: no chunk that it would have to import. */
export const buildServiceWorker = (): Plugin => {
  return {
    name: 'lineboard:service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir: outDir = '' }) => {
        for (const [name, file] of Object.entries(WORKERS)) {
          await build({
            configFile: false,
            root: SOURCES,
            logLevel: 'error',
            publicDir: false,
            define: { SERVICE_TEXTS: JSON.stringify(readServiceTexts()) },
            build: {
              outDir,
              emptyOutDir: false,
              target: 'es2022',
              copyPublicDir: false,
              lib: {
                entry: join(SOURCES, file),
                formats: ['iife'],
                name: 'service',
                fileName: () => `${name}.js`,
              },
            },
          });
          if (!existsSync(join(outDir, `${name}.js`))) throw new Error(`${name}.js was not built`);
        }
      },
    },
  };
};
