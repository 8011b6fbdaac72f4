import type { Config } from '../../config/read-config.ts';

/**
 * Where a link in a message leads: to the site as it is configured, never to the host that a caller names, who could
 * have the link lead elsewhere. What follows `#` is in no log of a server and in no referrer.
 *
 * @param path `/password/…`
 */
export const createSiteLink = (
  { PUBLIC_ORIGINS, SPORTS_ROOT, PORT }: Pick<Config, 'PUBLIC_ORIGINS' | 'SPORTS_ROOT' | 'PORT'>,
  path: `/${string}`,
): string => `${PUBLIC_ORIGINS[0] ?? `http://localhost:${PORT}`}${SPORTS_ROOT}#${path}`;
