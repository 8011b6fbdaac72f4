import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this a compressed copy saves less than its headers cost. */
const WORTH_IT_FROM_BYTES = 512;

const writeCopies = async (path: string): Promise<void> => {
  const { size } = await stat(path);
  if (size < WORTH_IT_FROM_BYTES) return;
  const brotli = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
  await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`));
  await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`));
};

/**
 * Writes a brotli and a gzip copy next to every text file of the build: the gateway serves the copies and doesn't
 * compress.
 */
export const precompress = (): Plugin => {
  return {
    name: 'lineboard:precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir: outDir = '' }) => {
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(
          files.filter((file) => COMPRESSIBLE.test(file)).map((file) => writeCopies(join(outDir, file))),
        );
      },
    },
  };
};
