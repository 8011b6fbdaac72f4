import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isInProject, proposeDataFolder } from './data-folder.ts';
import { DEFAULT_DATA_DIR, PROJECT_ROOT } from './folders.ts';

const ORIGINS = 'https://book.example,https://www.book.example';

it.each([
  [{ HOME: '/home/ann' }, false, '/home/ann/.local/share/lineboard/book.example'],
  [{ HOME: '/home/ann', XDG_DATA_HOME: '/data/ann' }, false, '/data/ann/lineboard/book.example'],
  [{ HOME: '/home/ann', XDG_DATA_HOME: 'beside' }, false, '/home/ann/.local/share/lineboard/book.example'],
  [{ HOME: '/root', XDG_DATA_HOME: '/data' }, true, '/var/lib/lineboard/book.example'],
])('with %j, root %s, a book’s data are in %s', (env, isRoot, folder) =>
  expect(proposeDataFolder(ORIGINS, { env, isRoot })).toBe(folder),
);

it('a port is part of the name, and no name is a path', () => {
  const propose = (origin: string): string => proposeDataFolder(origin, { env: {}, isRoot: true });
  expect(propose('http://127.0.0.1:8080')).toBe('/var/lib/lineboard/127.0.0.1-8080');
  expect(propose('../../etc')).toBe('/var/lib/lineboard/book');
});

it('knows what goes with the project’s folder', () => {
  expect([DEFAULT_DATA_DIR, PROJECT_ROOT].map(isInProject)).toEqual([true, true]);
  expect([`${PROJECT_ROOT}-data`, join(PROJECT_ROOT, '..'), '/var/lib/x'].map(isInProject)).toEqual([
    false,
    false,
    false,
  ]);
});
