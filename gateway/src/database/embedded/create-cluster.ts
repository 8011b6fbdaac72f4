import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../report/start-refused.ts';
import type { PostgresUser } from './postgres-user.ts';

const MAJOR = '18';

/** Where things stand under the gateway's data folder. */
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

const run = (
  program: string,
  args: string[],
  user: PostgresUser | null,
): Promise<{ code: number | null; stderr: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stderr }));
  });

/**
 * Makes the cluster when there is none. It is made beside its place and moved there whole, so a start that is
 * killed half-way leaves nothing that looks like a data folder.
 */
export const createCluster = async (
  folder: string,
  binDir: string,
  user: PostgresUser | null,
): Promise<void> => {
  const paths = clusterPaths(folder);
  if (hasCluster(paths.data)) {
    if (!existsSync(paths.password)) {
      throw new StartRefused(`${paths.password} is missing, ${paths.data} can't be opened without it.`);
    }
    return;
  }
  for (const name of readdirSync(folder)) {
    if (name.startsWith('postgres.new-')) rmSync(join(folder, name), { recursive: true });
  }
  const making = join(folder, `postgres.new-${process.pid}`);
  mkdirSync(making, { mode: 0o700 });
  const passwordFile = join(making, 'password');
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user !== null) for (const path of [making, passwordFile]) chownSync(path, user.uid, user.gid);
  const { code, stderr } = await run(
    join(binDir, 'initdb'),
    [
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
  );
  if (code !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new StartRefused(
      `PostgreSQL could not make its data folder: ${stderr.trim().split('\n').at(-1) ?? code}`,
    );
  }
  renameSync(passwordFile, paths.password);
  renameSync(join(making, 'data'), paths.data);
  rmSync(making, { recursive: true });
};
