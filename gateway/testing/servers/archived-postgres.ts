import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresUser } from '../../src/ground/database/embedded/postgres-user.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

const execute = promisify(execFile);

/** A PostgreSQL that archives its write-ahead log, as docs/operations/backup.md has it. */
export interface ArchivedPostgres {
  url: string;
  /** A base backup: there is one at most. */
  backUp(): Promise<void>;
  /** The server's clock, epoch milliseconds. */
  now(): Promise<number>;
  /** Everything that was written is in the archive. */
  archive(): Promise<void>;
  /** The data is gone, and comes back from the base backup and the archive as it was at that moment. */
  bringBack(toMs: number): Promise<void>;
  close(): Promise<void>;
}

const DATABASE = 'lineboard';

/** A zone is a number there: `Z` is refused. */
const writeTarget = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace('Z', '+00');

export const startArchivedPostgres = async (binDir: string): Promise<ArchivedPostgres> => {
  const user = findPostgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'archived-'));
  const [data, base, archive] = ['data', 'base', 'archive'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(archive);
  if (user !== null) for (const path of [folder, archive]) chownSync(path, user.uid, user.gid);
  const server: OwnPostgres = await startOwnPostgres(binDir, {
    folder,
    settings: ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`],
  });
  const ask = async <T>(sql: string): Promise<T | undefined> => {
    const client = new pg.Client(server.connection);
    await client.connect();
    try {
      return (await client.query<{ told: T }>(sql)).rows[0]?.told;
    } finally {
      await client.end();
    }
  };
  const until = async (sql: string): Promise<void> => {
    for (const giveUpAt = Date.now() + 30_000; (await ask<boolean>(sql)) !== true; await sleep(50))
      if (Date.now() > giveUpAt) throw new Error(`not so within half a minute: ${sql}`);
  };
  await ask(`create database ${DATABASE}`);

  return {
    url: server.url(DATABASE),
    backUp: async () => {
      const { host, port } = server.connection;
      const words = ['-D', base, '-h', host, '-p', String(port), '-U', 'lineboard', '-c', 'fast'];
      await execute(join(binDir, 'pg_basebackup'), words, { ...user, cwd: '/' });
    },
    now: async () => Number(await ask('select extract(epoch from clock_timestamp())::float8 * 1000 as told')),
    archive: async () => {
      const file = await ask<string>('select pg_walfile_name(pg_switch_wal()) as told');
      await until(`select coalesce(last_archived_wal >= '${file}', false) as told from pg_stat_archiver`);
    },
    bringBack: async (toMs) => {
      await server.stop();
      rmSync(data, { recursive: true });
      renameSync(base, data);
      writeFileSync(join(data, 'recovery.signal'), '');
      if (user !== null) chownSync(join(data, 'recovery.signal'), user.uid, user.gid);
      appendFileSync(
        join(data, 'postgresql.auto.conf'),
        `restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${writeTarget(toMs)}'
recovery_target_action = 'promote'
`,
      );
      await server.start();
      await until('select not pg_is_in_recovery() as told');
    },
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
