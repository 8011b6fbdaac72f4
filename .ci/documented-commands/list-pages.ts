import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run-command.ts';
import { type Page, readPage } from './read-page.ts';

/** The book's own pages: their links are the site's. */
const OF_THE_SITE = 'gateway/src/content/';

/** Every page of the repository that git knows or would take in, by its path. */
export const listPages = (): ReadonlyMap<string, Page> => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*.md'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const paths = listed
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith(OF_THE_SITE) && existsSync(join(ROOT, path)));
  return new Map(paths.map((path) => [path, readPage(readFileSync(join(ROOT, path), 'utf8'))]));
};
