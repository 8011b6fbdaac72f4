import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { isFirstScreenChunk } from './first-screen.ts';

/**
 * The first load of the board, as served with brotli. It may have up to 220 kB of script. Only the files that the
 * page's head names are counted here; a browser test checks what else is requested before the first price.
 */
const BUDGET_BYTES = { script: 220_000, style: 20_000 } as const;

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The entry and first-screen chunks with everything they import, each file once. */
export const selectFirstLoad = (manifest: Manifest): { script: string[]; style: string[] } => {
  const script = new Set<string>();
  const style = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    (chunk.file.endsWith('.css') ? style : script).add(chunk.file);
    for (const file of chunk.css ?? []) style.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry || isFirstScreenChunk(chunk)) visit(key);
  }
  return { script: [...script], style: [...style] };
};

const sizeOf = (path: string): number =>
  existsSync(`${path}.br`)
    ? readFileSync(`${path}.br`).length
    : brotliCompressSync(readFileSync(path)).length;

const checkBundleSize = (dist: string): boolean => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const firstLoad = selectFirstLoad(manifest);
  // The worker is not a chunk of the manifest: it has its own build, and is fetched with the first screen.
  const workers = readdirSync(join(dist, 'assets')).filter((file) => /\.worker-.*\.js$/.test(file));
  firstLoad.script.push(...workers.map((file) => join('assets', file)));
  let isWithin = true;
  for (const kind of ['script', 'style'] as const) {
    const bytes = firstLoad[kind].reduce((sum, file) => sum + sizeOf(join(dist, file)), 0);
    const isOver = bytes > BUDGET_BYTES[kind];
    isWithin &&= !isOver;
    const verdict = isOver ? 'OVER' : 'within';
    console.log(
      `${kind}: ${(bytes / 1000).toFixed(1)} kB in ${firstLoad[kind].length} files, ${verdict} ${BUDGET_BYTES[kind] / 1000} kB`,
    );
  }
  return isWithin;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(import.meta.dirname, '../dist');
  if (!existsSync(dist)) {
    console.error('client/dist is missing: build the client first');
    process.exitCode = 1;
  } else if (!checkBundleSize(dist)) process.exitCode = 1;
}
