import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a page that is made from the code; with `--check` only tells whether it still says the same. */
export const keepPage = (page: string, text: string): void => {
  const path = join(import.meta.dirname, '..', page);
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${page} is not what the code says: npm run docs`);
    process.exitCode = 1;
  }
};
