import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { SCENARIOS } from './scenarios.ts';

it('has a script for each scenario, and no other', () => {
  const scripts = readdirSync(join(import.meta.dirname, '..', 'scenarios')).map((file) =>
    basename(file, '.ts'),
  );
  expect(scripts.toSorted()).toEqual(Object.keys(SCENARIOS).toSorted());
});
