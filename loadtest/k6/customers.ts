import { SharedArray } from 'k6/data';
import type { PageHeaders, SignedInFile } from './run/signed-in-file.ts';
import { settings } from './settings.ts';

const readFile = (): SignedInFile =>
  settings.customersFile === '' ? { pages: [], casino: null } : JSON.parse(open(settings.customersFile));

/** What the pages of the signed-in customers send along with their calls. */
export const pages = new SharedArray('pages', () => readFile().pages);

/** One provider, and a session of a game with it for each customer; none where the run plays no rounds. */
export const casino = new SharedArray('casino', () => [readFile().casino]);

export const jsonHeaders = (page: PageHeaders): Record<string, string> => ({
  Origin: settings.baseUrl,
  'Content-Type': 'application/json',
  ...page,
});
