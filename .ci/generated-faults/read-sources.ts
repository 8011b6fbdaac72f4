import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../run-command.ts';

/** Every TypeScript file of the repository that is ours, by its path. */
export const readSources = (): ReadonlyMap<string, string> =>
  new Map(
    listFiles(ROOT)
      .filter((path) => /^(?:domain|workers|gateway|client|loadtest)\/.*\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  );
