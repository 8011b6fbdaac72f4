import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameHosts } from '../../ground/database/hosts/read-hosts.ts';
import type { DatabaseTarget } from '../../ground/database/read-target.ts';
import { clusterPaths } from '../../ground/database/embedded/create-cluster.ts';
import { findEmbeddedConnection } from '../../ground/database/embedded/find-embedded-connection.ts';
import { folderElsewhere } from '../../ground/database/embedded/folder-elsewhere.ts';
import { startEmbeddedPostgres } from '../../ground/database/embedded/start-embedded-postgres.ts';
import { DEFAULT_DATA_DIR } from '../../ground/folders/folders.ts';
import { BackupRefused } from './backup-refused.ts';

/** Where a book is kept: a PostgreSQL by its address, or the embedded one by its folder; null: the default folder. */
export type WhereBook = { url: string } | { dataDir: string | null };

/** @param text `postgres://…`, or a folder */
export const parseWhere = (text: string): WhereBook =>
  /^postgres(ql)?:\/\//.test(text) ? { url: text } : { dataDir: text };

export interface OpenPlace {
  target: DatabaseTarget;
  /** For people, without secrets. */
  description: string;
  isEmbedded: boolean;
  /** @param isKept false: what was made here for this goes again */
  close(isKept?: boolean): Promise<void>;
}

const CONNECTIONS = 10;

/** With the database's name: two of one server are easily taken for each other. */
const describeUrl = (url: string): string => {
  const [, path = ''] = /^\w+:\/\/[^/?#]*([^?#]*)/.exec(url) ?? [];
  return `PostgreSQL at ${nameHosts(url)}${path}`;
};

const hasCluster = (wanted: string): boolean =>
  [wanted, folderElsewhere(wanted)].some((folder) =>
    existsSync(join(clusterPaths(folder).data, 'PG_VERSION')),
  );

const openByUrl = (url: string): OpenPlace => ({
  target: url,
  description: describeUrl(url),
  isEmbedded: false,
  close: async () => undefined,
});

/** Opens it to read, whether a gateway runs on it or not. @throws BackupRefused when there is nothing */
export const openToRead = async (where: WhereBook, signal: AbortSignal): Promise<OpenPlace> => {
  if ('url' in where) return openByUrl(where.url);
  const wanted = where.dataDir ?? DEFAULT_DATA_DIR;
  const running = findEmbeddedConnection(wanted);
  const description = `embedded PostgreSQL in ${wanted}`;
  if (running !== null)
    return { target: running, description, isEmbedded: true, close: async () => undefined };
  if (!hasCluster(wanted))
    throw new BackupRefused(`There is no book in ${wanted}: set DATABASE_URL or DATA_DIR.`);
  return openAlone(where, signal);
};

/** Opens it with nobody else on it. @throws StartRefused when a gateway works on the folder */
export const openAlone = async (where: WhereBook, signal: AbortSignal): Promise<OpenPlace> => {
  signal.throwIfAborted();
  if ('url' in where) return openByUrl(where.url);
  const { dataDir } = where;
  const embedded = await startEmbeddedPostgres({
    dataDir,
    defaultDir: DEFAULT_DATA_DIR,
    maxConnections: CONNECTIONS,
    stopAsked: signal,
  });
  return {
    target: embedded.connection,
    description: `embedded PostgreSQL in ${embedded.folder}`,
    isEmbedded: true,
    close: async (isKept = true) => {
      await embedded.stop();
      if (isKept || !embedded.isNew) return;
      const { data, password, log } = clusterPaths(embedded.folder);
      for (const path of [data, password, log, join(dirname(data), 'socket')])
        await rm(path, { recursive: true, force: true });
    },
  };
};
