import type { Config } from '../config/read-config.ts';
import { findCluster } from '../database/embedded/find-cluster.ts';
import { StartRefused } from '../report/start-refused.ts';

/**
 * A book for real money begins with `init`. One that comes up empty by itself is a new version in a folder of its own,
 * or a container without its database: its customers would find that they have none.
 * @param defaultDir where the data are when nobody says where
 * @throws StartRefused
 */
export const refuseEmptyBook = (
  { DEMO, DATABASE_URL, DATA_DIR }: Pick<Config, 'DEMO' | 'DATABASE_URL' | 'DATA_DIR'>,
  defaultDir: string,
): void => {
  if (DEMO || DATABASE_URL !== null || DATA_DIR !== null || findCluster(defaultDir) !== null) return;
  throw new StartRefused(
    `There is no book in ${defaultDir}: set DATABASE_URL to its PostgreSQL, or DATA_DIR to the folder of its data ` +
      '(.data in the folder of the version before), or make a new one with `npx lineboard init`.',
  );
};
