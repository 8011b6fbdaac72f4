import { createHash } from 'node:crypto';
import { join } from 'node:path';

export const hashOfPath = (path: string): string =>
  createHash('sha256').update(path).digest('hex').slice(0, 12);

/**
 * Where data goes when the account that PostgreSQL runs as can't reach the wanted folder: the same place at each start.
 */
export const folderElsewhere = (wantedFolder: string): string =>
  join('/var/lib', `lineboard-${hashOfPath(wantedFolder)}`);
