import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runScript } from './run-command.ts';

const EVERYWHERE = ['domain/src/**/*', 'package-lock.json', 'tsconfig.base.json'];
const OF_CLIENT = [
  'client/*.{html,json,ts}',
  'client/{src,build,public}/**/*',
  'client/sandbox/*.{html,ts}',
  'client/sandbox/src/**/*',
  'workers/src/**/*',
  ...EVERYWHERE,
];
/** What each build is made from, by the folder of its `vite.config.ts`. */
const SOURCES = {
  client: OF_CLIENT,
  'client/sandbox': OF_CLIENT,
  gateway: ['gateway/*.{json,ts}', 'gateway/src/**/*.ts', ...EVERYWHERE],
} as const;

export type Built = keyof typeof SOURCES;

/**
 * Builds what isn't what its sources make already.
 *
 * @param root of the repository, or of a copy of it
 * @returns false when one failed
 */
export const build = async (folders: readonly Built[], root = ROOT): Promise<boolean> => {
  for (const folder of folders) {
    const sources = hashSources(SOURCES[folder], root);
    // Lies inside the build: removing the build by other means removes it, too.
    const stamp = join(root, folder, 'dist', '.built-from');
    if (readStamp(stamp) === sources) continue;
    const startedAt = performance.now();
    const { code, output } = await runScript(
      'node_modules/vite/bin/vite.js',
      ['build', folder, '--logLevel', 'warn'],
      { cwd: root, quiet: true },
    );
    if (code !== 0) {
      console.error(output);
      return false;
    }
    writeFileSync(stamp, sources);
    console.log(`Built ${folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  }
  return true;
};

/** Contents, not times: a checkout makes everything new. */
function hashSources(patterns: readonly string[], root: string): string {
  const hash = createHash('sha256');
  const paths = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts') && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of paths) hash.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

function readStamp(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
