import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { TICKET_WAGER_TYPES } from '@lineboard/domain/ground/wager-kind/wager-types';
import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

const PRODUCT = /^(?:domain|workers|gateway|client)\/src\/.*\.tsx?$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

const NAMES = [...new Set([...Object.keys(WAGER_KINDS), ...TICKET_WAGER_TYPES])].join('|');

/** The ledger has a kind `reverse`, too, so that `kind` alone says nothing. */
const COMPARED = new RegExp(
  `\\b(?:\\w*[oO]ptions\\.)?(wagerType|terms\\.kind)\\s*[!=]==\\s*'(?:${NAMES})'`,
  'g',
);

const comparisonsIn = (text: string): string[] => text.match(COMPARED) ?? [];

it('finds a comparison with a wager type or kind, and none with an entry of the ledger', () => {
  expect(comparisonsIn("if (options.wagerType === 'parlay') return;")).toEqual([
    "options.wagerType === 'parlay'",
  ]);
  expect(comparisonsIn("terms.kind !== 'teaser' && wager.terms.kind === 'reverse'")).toHaveLength(2);
  expect(comparisonsIn("entry.kind === 'reverse'")).toEqual([]);
});

it('no product file asks for a wager type or kind by its name: rows say what each is, and switches name all', () => {
  const found = listFiles(ROOT)
    .filter((path) => PRODUCT.test(path) && !TEST.test(path))
    .flatMap((path) =>
      comparisonsIn(readFileSync(join(ROOT, path), 'utf8')).map((compared) => `${path}: ${compared}`),
    );
  expect(found).toEqual([]);
});
