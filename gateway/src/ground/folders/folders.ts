import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const GATEWAY = dirname(findPackageJSON(import.meta.url)!);

/** The repository's root, or the image's `/app`. */
export const PROJECT_ROOT = dirname(GATEWAY);

/** Where the embedded database is kept when nothing else was configured. */
export const DEFAULT_DATA_DIR = join(PROJECT_ROOT, '.data');

/** The words of every language (`domain/words/README.md`), which are read as they are. */
export const WORDS_FOLDER = join(PROJECT_ROOT, 'domain', 'words');

/**
 * Files that come with the gateway and are read as they are.
 *
 * @param path in `gateway/src`
 */
export const findSource = (path: string): string => join(GATEWAY, 'src', path);

/**
 * What to start a thread with: the bundle has a file for each next to its other ones (`gateway/vite.config.ts`).
 *
 * @param room where its source is in `gateway/src`
 * @param name of the file, without an ending
 */
export const findScript = (room: string, name: string): string =>
  import.meta.filename.endsWith('.ts')
    ? findSource(join(room, `${name}.ts`))
    : join(GATEWAY, 'dist', `${name}.js`);
