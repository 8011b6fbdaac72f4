import { execa } from 'execa';
import { appendFileSync, chownSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The folder of Debian's newest PostgreSQL's programs. */
export const findPostgres = (): string | null =>
  globSync('/usr/lib/postgresql/*/bin')
    .toSorted((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4]))
    .at(-1) ?? null;

const idOf = async (flag: '-u' | '-g'): Promise<number> =>
  Number((await execa('id', [flag, 'postgres'])).stdout);

interface PostgresOptions {
  user: string;
  password: string;
  database: string;
}

/** Both servers listen at this host, and let in who comes from this range. */
interface Reach {
  host: string;
  range: string;
}

/** This machine alone. */
const LOOPBACK: Reach = { host: '127.0.0.1', range: '127.0.0.1/32' };

/** A PostgreSQL on its usual port; ended by the signal. It refuses to be root. @returns what waits for its end */
const startPostgres = async (
  folder: string,
  signal: AbortSignal,
  { user, password, database }: PostgresOptions,
  { host, range }: Reach,
) => {
  const programs = findPostgres()!;
  const [uid, gid] = [await idOf('-u'), await idOf('-g')];
  const place = join(folder, 'postgres');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'password'), password);
  for (const path of [place, join(place, 'password')]) chownSync(path, uid, gid);
  const as = { uid, gid, cwd: '/' };
  const data = join(place, 'data');
  const set = ['-U', user, '-A', 'scram-sha-256', '--pwfile', join(place, 'password'), '-E', 'UTF8'];
  await execa(join(programs, 'initdb'), ['-D', data, ...set, '--locale=C.UTF-8'], as);
  appendFileSync(join(data, 'pg_hba.conf'), `host all all ${range} scram-sha-256\n`);
  const stopped = execa(join(programs, 'postgres'), ['-D', data, '-k', place, '-h', host], {
    ...as,
    reject: false,
    cancelSignal: signal,
    forceKillAfterDelay: 5_000,
  });
  const env = { PGPASSWORD: password };
  const ask = (program: string, ...words: string[]) =>
    execa(join(programs, program), ['-h', host, '-U', user, ...words], { ...as, env, reject: false });
  while ((await ask('pg_isready')).failed) await sleep(100);
  await ask('createdb', database);
  return async () => void (await stopped);
};

/**
 * Starts what compose.yaml has besides the gateway, on the usual ports of this network namespace. Both end when the
 * signal says so.
 */
export const startServers = async (
  folder: string,
  signal: AbortSignal,
  postgres: PostgresOptions,
  redisCommand: readonly string[],
  reach = LOOPBACK,
): Promise<() => Promise<void>> => {
  const [program = '', ...words] = redisCommand;
  mkdirSync(folder, { recursive: true });
  const redis = execa(program, [...words, '--bind', reach.host, '--dir', folder], {
    reject: false,
    cancelSignal: signal,
  });
  const postgresEnded = await startPostgres(folder, signal, postgres, reach);
  return async () => void (await Promise.all([redis, postgresEnded()]));
};
