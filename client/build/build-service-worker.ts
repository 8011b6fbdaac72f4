import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { readCatalogues } from './check-catalogues.ts';

const SOURCES = join(import.meta.dirname, '../../workers/src/service');

/**
 * Each file lies next to the page under a fixed name: browsers look there for a newer version. The second one is served
 * instead of the first when the operator has turned the worker off.
 */
const WORKERS = { 'service-worker': 'service.worker.ts', 'service-worker-off': 'retired.worker.ts' } as const;

/** What the worker says when no page is open, in every language: the texts under `notice.` in `push.json`. */
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

/** Bundles the service worker into its own files next to index.html: a worker can't import the page's chunks. */
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
