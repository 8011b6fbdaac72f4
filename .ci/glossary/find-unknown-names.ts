import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../run-command.ts';

const PRODUCT = /^(?:domain|workers|gateway|client)\/src\/.*(?<!\.test)\.tsx?$/;
const PATH = /^(?:\.ci|domain|workers|gateway|client)\//;

const readProductWords = (): ReadonlySet<string> =>
  new Set(
    listFiles(ROOT)
      .filter((path) => PRODUCT.test(path))
      .flatMap((path) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\w+/g)].map(([word]) => word)),
  );

/** Names in backticks that no source of the product has, and files that aren't there: each with the line it is in. */
export const findUnknownNames = (page: string): string[] => {
  const words = readProductWords();
  const isKnown = (name: string): boolean =>
    PATH.test(name)
      ? existsSync(join(ROOT, name))
      : [...name.matchAll(/[a-z]\w+/gi)].every(([word]) => words.has(word));
  return page
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/`([^`]+)`/g)]
        .filter(([, name = '']) => !isKnown(name))
        .map(([name]) => `the product has no ${name}: ${line}`),
    );
};
