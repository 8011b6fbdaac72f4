import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../report/start-refused.ts';
import { findNamedPrefix } from './account-name.ts';
import { FIRST_START_BYTES, requireRoom } from './disk-room.ts';
import { makeFolder } from './make-folder.ts';
import type { PostgresUser } from './postgres-user.ts';
import { runToEnd } from './run-to-end.ts';

const MAJOR = '18';

/** An `initdb` whose gateway was killed may write for a moment longer. */
const REMOVED_WHOLE = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const;

/** Where things are in the gateway's data folder. */
export const clusterPaths = (folder: string) => ({
  data: join(folder, 'postgres'),
  password: join(folder, 'postgres.password'),
  log: join(folder, 'postgres.log'),
});

/** @returns whether a cluster is there; throws when what is there can't be one of ours, having changed nothing */
const hasCluster = (dataDir: string): boolean => {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return false;
  const versionFile = join(dataDir, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new StartRefused(
      `${dataDir} is not a PostgreSQL data folder (no PG_VERSION); it was left as it is.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== MAJOR) {
    throw new StartRefused(
      `${dataDir} was written by PostgreSQL ${version.slice(0, 20)}, this gateway brings ${MAJOR}; it was left as it is.`,
    );
  }
  return true;
};

/**
 * Makes the cluster when there is none. It is made next to its place and moved there whole, so a start that is
 * killed or told to stop half-way leaves nothing that looks like a data folder.
 * @returns whether it was made
 */
export const createCluster = async (
  folder: string,
  binDir: string,
  user: PostgresUser | null,
  stopAsked: AbortSignal,
): Promise<boolean> => {
  const paths = clusterPaths(folder);
  if (hasCluster(paths.data)) {
    if (!existsSync(paths.password)) {
      throw new StartRefused(`${paths.password} is missing, ${paths.data} can't be opened without it.`);
    }
    return false;
  }
  const prefix = findNamedPrefix(user);
  for (const name of readdirSync(folder)) {
    if (name.startsWith('postgres.new-')) rmSync(join(folder, name), REMOVED_WHOLE);
  }
  requireRoom(folder, FIRST_START_BYTES);
  const making = join(folder, `postgres.new-${process.pid}`);
  makeFolder(making, 0o700);
  const passwordFile = join(making, 'password');
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user !== null) for (const path of [making, passwordFile]) chownSync(path, user.uid, user.gid);
  const { code, stderr } = await runToEnd(
    [
      ...prefix,
      join(binDir, 'initdb'),
      '-D',
      join(making, 'data'),
      '-U',
      'lineboard',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
    ],
    user,
    stopAsked,
  );
  if (code !== 0) {
    rmSync(making, REMOVED_WHOLE);
    stopAsked.throwIfAborted();
    requireRoom(folder, FIRST_START_BYTES);
    const said = stderr.trim().split('\n');
    throw new StartRefused(
      `PostgreSQL could not make its data folder: ${said.findLast((line) => /error|fatal/i.test(line)) ?? said.at(-1)}`,
    );
  }
  renameSync(passwordFile, paths.password);
  renameSync(join(making, 'data'), paths.data);
  rmSync(making, { recursive: true });
  return true;
};
