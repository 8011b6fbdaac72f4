import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countMissing } from './install-missing.mjs';

const locked = {
  '': { version: '0.1.0' },
  domain: { version: '0.1.0' },
  'node_modules/@lineboard/domain': { link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
};

it('misses nothing when every package of the lock is there at its version', () => {
  expect(countMissing(locked, { 'node_modules/fastify': { version: '5.0.0' } })).toBe(0);
});

it('misses a package that is absent or of another version', () => {
  expect(countMissing(locked, {})).toBe(1);
  expect(countMissing(locked, { 'node_modules/fastify': { version: '5.0.1' } })).toBe(1);
});

it('has every package in the one folder that is looked at, copied into the image and lent to copies', () => {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, unknown> };
  const elsewhere = Object.keys(packages).filter((path) =>
    /^(?!node_modules\/).+\/node_modules\//.test(path),
  );
  expect(elsewhere).toEqual([]);
});
