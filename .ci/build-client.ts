import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runScript } from './run-command.ts';

const SOURCES = [
  'client/*.{html,json,ts}',
  'client/{src,build,public}/**/*',
  'client/sandbox/*.{html,ts}',
  'client/sandbox/src/**/*',
  '{workers,domain}/src/**/*',
  'package-lock.json',
  'tsconfig.base.json',
];
const PAGES = ['client', 'client/sandbox'] as const;
/** Stands inside the build that is made last: whoever builds by other means removes it with the rest. */
const STAMP = join(ROOT, 'client', 'sandbox', 'dist', '.built-from');

/** Builds book’s page and sandbox’s unless they are already what these sources make. @returns false when it failed */
export const buildClient = async (): Promise<boolean> => {
  const sources = hashSources();
  if (existsSync(join(ROOT, 'client', 'dist')) && readStamp() === sources) return true;
  const startedAt = performance.now();
  for (const page of PAGES) {
    const { code, output } = await runScript(
      'node_modules/vite/bin/vite.js',
      ['build', page, '--logLevel', 'warn'],
      { quiet: true },
    );
    if (code !== 0) {
      console.error(output);
      return false;
    }
  }
  writeFileSync(STAMP, sources);
  console.log(`Built the client in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  return true;
};

/** Contents, not times: a checkout makes everything new. */
function hashSources(): string {
  const hash = createHash('sha256').update(process.env['SPORTS_ROOT'] ?? '');
  const paths = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts') && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of paths) hash.update(`\0${path.slice(ROOT.length)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

function readStamp(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}
