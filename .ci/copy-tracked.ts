import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

/** Copies what git knows or would take in, in its present state. */
export const copyTracked = (folder: string): void => {
  for (const path of listFiles(ROOT)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
};
