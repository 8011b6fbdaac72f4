import { chownSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../../report/start-refused.ts';
import { LEAST_BYTES, requireRoom } from './disk-room.ts';
import { folderElsewhere, hashOfPath } from './folder-elsewhere.ts';
import { makeFolder } from './make-folder.ts';
import { canReach, type PostgresUser } from './postgres-user.ts';

/** A Unix socket's path holds 107 bytes; `/.s.PGSQL.5432` takes 14 of them. */
const LONGEST_SOCKET_DIR = 90;

/**
 * Makes the folder and finds out whether the server's account can work in it.
 * @param dataDir null: the default folder, which moves elsewhere when the account can't reach it
 */
export const chooseFolder = (
  { dataDir, defaultDir }: { dataDir: string | null; defaultDir: string },
  user: PostgresUser | null,
): string => {
  const wanted = dataDir ?? defaultDir;
  requireRoom(wanted, LEAST_BYTES);
  try {
    makeFolder(wanted, 0o711);
  } catch (error) {
    const todo =
      dataDir === null ? ' Set DATABASE_URL to a PostgreSQL, or DATA_DIR to a folder that can.' : '';
    throw new StartRefused(`The data folder ${wanted} can't be made: ${(error as Error).message}.${todo}`);
  }
  if (!statSync(wanted).isDirectory()) throw new StartRefused(`The data folder ${wanted} is not a folder.`);
  if (canReach(user, wanted)) return wanted;
  if (dataDir !== null) {
    throw new StartRefused(
      `DATA_DIR got "${wanted}", it takes a folder that PostgreSQL's account (uid ${user?.uid}, it refuses to run as root) can reach.`,
    );
  }
  const elsewhere = folderElsewhere(wanted);
  requireRoom(elsewhere, LEAST_BYTES);
  makeFolder(elsewhere, 0o711);
  return elsewhere;
};

export const chooseSocketDir = (folder: string, user: PostgresUser | null): string => {
  const near = join(folder, 'socket');
  const dir = near.length <= LONGEST_SOCKET_DIR ? near : join(tmpdir(), `lineboard-${hashOfPath(folder)}`);
  makeFolder(dir, 0o700);
  if (user !== null) chownSync(dir, user.uid, user.gid);
  return dir;
};
