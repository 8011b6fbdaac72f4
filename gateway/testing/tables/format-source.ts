import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** A source as the house's formatter wants it. */
export const formatSource = (path: string, text: string): string =>
  execFileSync(process.execPath, [BIOME, 'format', `--stdin-file-path=${path}`], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
  });
