import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFaults } from '../generated-faults/find-faults.ts';
import { applyEdit } from '../generated-faults/generated-fault.ts';
import { indexOptionalNames } from '../generated-faults/index-optional-names.ts';
import { isProductFile } from '../generated-faults/product-files.ts';
import { readSources } from '../generated-faults/read-sources.ts';
import { ROOT } from '../run-command.ts';
import { applyFault } from './apply-fault.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

const sources = readSources();
const names = indexOptionalNames(new Map([...sources].filter(([path]) => isProductFile(path))));

/** How a change is laid out doesn't make it another one. */
const strip = (text: string | null): string | undefined =>
  text?.replace(/\s+/g, '').replace(/,(?=[\])}])/g, '');

/** What is drawn from a file, as it would be then. */
const drawn = new Map(
  [...new Set(PLANTED_FAULTS.map(({ file }) => file))]
    .filter((file) => isProductFile(file) && sources.has(file))
    .map((file) => {
      const text = sources.get(file)!;
      return [file, new Set(findFaults(file, text, names).map(({ edit }) => strip(applyEdit(text, edit))))];
    }),
);

/** The ids of the table in docs/testing.md. */
const readKept = (): string[] => {
  const page = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
  const [, table] = /Never to be taken from it:\n\n((?:\|.*\n)+)/.exec(page) ?? [];
  return [...(table ?? '').matchAll(/\| `([a-z-]+)` \|\n/g)].map(([, id]) => id!);
};

it('the list has what is never to be taken from it', () => {
  const kept = readKept();
  expect(kept.length).toBeGreaterThan(0);
  const ids = new Set(PLANTED_FAULTS.map(({ id }) => id));
  expect(kept.filter((id) => !ids.has(id))).toEqual([]);
});

it('nothing else is kept by hand that is drawn from the syntax, too', () => {
  const kept = new Set(readKept());
  expect(
    PLANTED_FAULTS.filter(
      (fault) =>
        !kept.has(fault.id) && drawn.get(fault.file)?.has(strip(applyFault(sources.get(fault.file)!, fault))),
    ).map(({ id }) => id),
  ).toEqual([]);
}, 120_000);
