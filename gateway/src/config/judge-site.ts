import type { SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import { StartRefused } from '../ground/report/start-refused.ts';
import type { Config } from './read-config.ts';

/**
 * The site that authorizes cards is opened with the token of the affiliate system alone.
 *
 * @throws StartRefused rather than that an address is taken and leads nowhere
 */
export const judgeSite = (
  { AFFILIATE_TOKEN_URL }: Pick<Config, 'AFFILIATE_TOKEN_URL'>,
  siteFile: SiteConfiguration,
): SiteConfiguration => {
  if (siteFile.cardAuthUrl !== null && AFFILIATE_TOKEN_URL === null)
    throw new StartRefused(
      'SITE_FILE has a cardAuthUrl, which is opened with a token of AFFILIATE_TOKEN_URL: set that, or leave cardAuthUrl out.',
    );
  return siteFile;
};
