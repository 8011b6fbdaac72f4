import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONG_TESTS } from './long-tests.ts';
import { ROOT } from './run-command.ts';

it('names files that are there: one that moved would run with npm test again', () => {
  expect(LONG_TESTS.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
