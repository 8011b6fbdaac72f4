import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../run-command.ts';
import { type Page, readPage } from './read-page.ts';

/** The book's own pages: their links are the site's. */
const OF_THE_SITE = 'gateway/src/words/content/';

/** Every page of the repository, by its path. */
export const listPages = (): ReadonlyMap<string, Page> => {
  const paths = listFiles(ROOT).filter((path) => path.endsWith('.md') && !path.startsWith(OF_THE_SITE));
  return new Map(paths.map((path) => [path, readPage(readFileSync(join(ROOT, path), 'utf8'))]));
};
