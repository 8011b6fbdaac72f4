import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { loadEnvironment } from './load-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
const file = join(folder, 'first.env');
afterEach(() => void vi.unstubAllEnvs());

const load = (words: readonly string[]): unknown[] => {
  vi.stubEnv('LINEBOARD_ENV_FILE', file);
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('PORT', '9090');
  return [loadEnvironment(words), process.env['DATABASE_URL'], process.env['PORT']];
};

it('commands use the book in the file, in addition to variables that are set; init makes another one', () => {
  writeFileSync(file, "\uFEFFDATABASE_URL='postgres://first/book'\nPORT=8080\n");
  expect(load(['customers', 'show', 'init'])).toEqual([file, 'postgres://first/book', '9090']);
  expect(load(['--json', 'init', '--file', 'second.env'])).toEqual([file, undefined, '9090']);
});

it('a file that isn’t there is named, and made by init', () => {
  rmSync(folder, { recursive: true });
  expect(() => load(['doctor'])).toThrow(/^The variables in .*first\.env can’t be read: ENOENT/);
  expect(load(['init'])).toEqual([file, undefined, '9090']);
});
