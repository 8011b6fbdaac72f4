import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

const PRODUCT = /^(?:domain|workers|gateway|client)\/src\/.*(?<!\.test)\.tsx?$/;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What each row of the glossary says that we call a field: `team1Id`, the last of `restrictions[].code`. */
const listNames = (glossary: string): Array<{ name: string; row: string }> =>
  glossary
    .split('\n')
    .filter((row) => /^\| [^-]/.test(row))
    .flatMap((row) =>
      [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/[a-z]\w+/gi)].map(([name]) => ({ name, row })),
      ),
    );

it('the glossary calls fields what the product calls them', () => {
  const words = new Set(
    listFiles(ROOT)
      .filter((path) => PRODUCT.test(path))
      .flatMap((path) => [...read(path).matchAll(/\w+/g)].map(([word]) => word)),
  );
  const names = listNames(read('docs/glossary.md'));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter(({ name }) => !words.has(name)).map(({ row }) => row)).toEqual([]);
});
