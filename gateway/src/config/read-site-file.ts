import { NO_SITE_FILE, type SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import { SiteFileSchema } from '@lineboard/domain/words/site/site-file.schema';
import { readJsonFile } from './read-json-file.ts';

/**
 * What the operator says of the site: nothing, and over it what the JSON file names.
 *
 * @param path null: nothing
 * @throws StartRefused when the file isn't there or says what can't be
 */
export const readSiteFile = (path: string | null): SiteConfiguration => {
  if (path === null) return NO_SITE_FILE;
  const { said, refuse } = readJsonFile('SITE_FILE', 'of the site', path, SiteFileSchema);
  const site = { ...NO_SITE_FILE, ...(said as Partial<SiteConfiguration>) };
  if (site.menu.some(({ href, callback }) => (href === null) === (callback === null)))
    refuse('a way of the menu has either a href or a callback');
  return site;
};
