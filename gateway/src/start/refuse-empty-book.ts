import type { Config } from '../config/read-config.ts';
import { findCluster } from '../ground/database/embedded/find-cluster.ts';
import { StartRefused } from '../ground/report/start-refused.ts';

type Where = Pick<Config, 'DEMO' | 'NEW_BOOK' | 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * A book for real money begins with `init`. One that comes up empty by itself is a new version in a folder of its own,
 * a folder that is typed wrong or isn't mounted, or a container without its database: its customers would find that
 * they have none.
 * @param defaultDir where the data are when nobody says where
 * @returns what is wrong and what to do, null where a start goes on
 */
export const findMissingBook = (
  config: Where,
  defaultDir: string,
): { found: string; todo: string } | null => {
  const folder = config.DATA_DIR ?? defaultDir;
  if (mayBeNew(config) || config.DATABASE_URL !== null || findCluster(folder) !== null) return null;
  return {
    found: `There is no book in ${folder}`,
    todo:
      'set DATABASE_URL to its PostgreSQL, or DATA_DIR to the folder of its data ' +
      '(.data in the folder of the version before), or make a new one with `npx lineboard init`.',
  };
};

/** @throws StartRefused when there is no book where the variables say */
export const refuseEmptyBook = (config: Where, defaultDir: string): void => {
  const missing = findMissingBook(config, defaultDir);
  if (missing !== null) throw new StartRefused(`${missing.found}: ${missing.todo}`);
};

/** Whether this start may make the tables of the embedded database, which nothing has been written to yet. */
export const mayBeNew = ({ DEMO, NEW_BOOK }: Pick<Config, 'DEMO' | 'NEW_BOOK'>): boolean => DEMO || NEW_BOOK;
