import { mkdir, rename, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps out of the served files, into their own folder next to them: the gateway uses them to say where
 * in the source a customer's page broke.
 */
export const keepSourceMaps = (): Plugin => {
  return {
    name: 'lineboard:keep-source-maps',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir: outDir = '' }) => {
        const kept = join(outDir, '../source-maps/assets');
        await rm(kept, { recursive: true, force: true });
        await mkdir(kept, { recursive: true });
        const assets = join(outDir, 'assets');
        const maps = (await readdir(assets)).filter((file) => file.endsWith('.js.map'));
        await Promise.all(maps.map((file) => rename(join(assets, file), join(kept, file))));
      },
    },
  };
};
