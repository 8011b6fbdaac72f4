import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listByWalking, listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

it('lists without git what .gitignore leaves, in a folder whose name has blanks and umlauts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard jörg-'));
  try {
    const files = ['docs/a.md', 'gateway/dist/b.js', 'node_modules/c.js', 'start.log', 'lineboard.env.old'];
    for (const path of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), '');
    }
    writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n*.log\nlineboard.env*\n');
    expect(listFiles(folder).toSorted()).toEqual(['.gitignore', 'docs/a.md']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('lists every page and test of this repository both ways', () => {
  const isRead = (path: string): boolean => /\.(?:md|test\.tsx?|spec\.ts)$/.test(path);
  const known = listFiles(ROOT).filter(isRead);
  expect(known.length).toBeGreaterThan(500);
  expect(listByWalking(ROOT)).toEqual(expect.arrayContaining(known));
});
