import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { toNextWire } from './to-next-wire.ts';

const CLIENT = join(import.meta.dirname, '..', '..');

const nextWire = (): Plugin => ({
  name: 'next-wire',
  enforce: 'pre',
  transform: (source, path) => toNextWire(path, source, 'this'),
});

/** Builds the client as a page of the next wire version. @param outDir a folder outside the repository */
export const buildNextClient = async (outDir: string): Promise<void> => {
  await build({
    root: CLIENT,
    configFile: join(CLIENT, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [nextWire()],
    worker: { plugins: () => [nextWire()] },
    build: { outDir, emptyOutDir: true },
  });
};
