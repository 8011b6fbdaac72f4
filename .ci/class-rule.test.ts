import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

const PRODUCT = /^(?:domain|workers|gateway|client)\/src\/.*(?<!\.test)\.tsx?$/;

/** Errors are told apart by their classes; the others are classes of packages that ask for it. */
const MAY_BE_EXTENDED = /^(?:\w*Error|pg\.(?:Client|Pool)|Postgres(?:Adapter|Dialect)|Component)$/;

it('no class extends another, except errors and what a package asks to be extended', () => {
  const extended = listFiles(ROOT)
    .filter((path) => PRODUCT.test(path))
    .flatMap((path) =>
      [
        ...readFileSync(join(ROOT, path), 'utf8').matchAll(/^.*\bclass \w+(?:<[^>]*>)? extends ([\w.]+)/gm),
      ].map(([line, base = '']) => ({ path, line, base })),
    );
  expect(extended.length).toBeGreaterThan(5);
  expect(extended.filter(({ base }) => !MAY_BE_EXTENDED.test(base))).toEqual([]);
});
