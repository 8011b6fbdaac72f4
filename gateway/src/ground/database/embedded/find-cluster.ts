import { existsSync } from 'node:fs';
import { clusterPaths } from './create-cluster.ts';
import { folderElsewhere } from './folder-elsewhere.ts';

/** Where a book's data are that were to be in this folder, running or not. @returns null where none were ever made */
export const findCluster = (wantedFolder: string): string | null =>
  [wantedFolder, folderElsewhere(wantedFolder)].find((folder) => existsSync(clusterPaths(folder).data)) ??
  null;
