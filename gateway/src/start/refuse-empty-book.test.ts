import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refuseEmptyBook } from './refuse-empty-book.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineboard-empty-'));
afterAll(() => rmSync(folder, { recursive: true }));

const REAL = { DEMO: false, NEW_BOOK: false, DATABASE_URL: null, DATA_DIR: null };
const start = (config: Partial<Parameters<typeof refuseEmptyBook>[0]>) => () =>
  refuseEmptyBook({ ...REAL, ...config }, folder);

it('a book for real money is not made by a start that nobody told where it is', () => {
  expect(start({})).toThrow(
    /^There is no book in .*: set DATABASE_URL .* DATA_DIR .* `npx lineboard init`\.$/,
  );
  expect(start({ DEMO: true })).not.toThrow();
  expect(start({ DATABASE_URL: 'postgres://db/book' })).not.toThrow();
  expect(start({ NEW_BOOK: true })).not.toThrow();
  expect(start({ DATA_DIR: '/srv/isn’t mounted' })).toThrow(/^There is no book in \/srv\/isn’t mounted: /);
});

it('one that is there goes on', () => {
  mkdirSync(join(folder, 'postgres'));
  expect(start({})).not.toThrow();
  expect(start({ DATA_DIR: folder })).not.toThrow();
});
