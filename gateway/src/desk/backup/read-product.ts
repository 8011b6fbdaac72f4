import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../ground/folders/folders.ts';

/** The version of what runs here, e.g. 0.1.0. */
export const readProduct = (): string => {
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};
