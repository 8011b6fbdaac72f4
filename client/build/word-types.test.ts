import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WORD_TYPES, writeWordTypes } from './word-types.ts';

it('the compiler knows the texts of today', () => {
  // If this fails: npm run docs.
  expect(readFileSync(join(import.meta.dirname, '../..', WORD_TYPES), 'utf8')).toBe(writeWordTypes());
});
