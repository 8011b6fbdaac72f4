import { existsSync, readFileSync } from 'node:fs';
import { clusterPaths } from './create-cluster.ts';
import { folderElsewhere } from './folder-elsewhere.ts';
import { readPostmaster } from './postmaster.ts';
import type { DatabaseConnection } from './database-connection.ts';

/** How to get at the server that a gateway runs on a folder. @returns null when none is running */
export const findEmbeddedConnection = (wantedFolder: string): DatabaseConnection | null => {
  for (const folder of [wantedFolder, folderElsewhere(wantedFolder)]) {
    const paths = clusterPaths(folder);
    const { running } = readPostmaster(paths.data);
    if (running === null || !existsSync(paths.password)) continue;
    return {
      host: running.socketDir,
      port: running.port,
      user: 'lineboard',
      password: readFileSync(paths.password, 'utf8').trim(),
      database: 'postgres',
    };
  }
  return null;
};
