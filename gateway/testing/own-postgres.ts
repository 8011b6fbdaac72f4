import { execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseConnection } from '../src/database/embedded/start-embedded-postgres.ts';
import { findPostgresUser } from '../src/database/embedded/postgres-user.ts';

/** A PostgreSQL as an operator would have one: installed on the machine, not the embedded one. */
export interface OwnPostgres {
  connection: DatabaseConnection;
  url(database: string): string;
  /** The server's process; changes with every start. */
  pid(): number;
  /** Starts it again after it was killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const startOwnPostgres = async (binDir: string): Promise<OwnPostgres> => {
  const user = findPostgresUser();
  const folder = join(tmpdir(), `lineboard-own-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(folder, { mode: 0o755 });
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binDir, 'initdb'),
    ['-D', data, '-U', 'lineboard', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    },
  );
  const connection: DatabaseConnection = {
    host: folder,
    port: 5432,
    user: 'lineboard',
    password: 'unused',
    database: 'postgres',
  };
  let pid = 0;
  let ended: Promise<void> = Promise.resolve();

  const start = async (): Promise<void> => {
    await ended;
    const deadline = Date.now() + 30_000;
    let isRunning = false;
    for (;;) {
      if (!isRunning) {
        const log = openSync(join(folder, 'log'), 'a');
        const child = spawn(
          join(binDir, 'postgres'),
          ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200'],
          { ...user, cwd: '/', stdio: ['ignore', log, log] },
        );
        closeSync(log);
        pid = child.pid ?? 0;
        isRunning = true;
        ended = new Promise((resolve) => {
          child.once('exit', () => {
            isRunning = false;
            resolve();
          });
        });
      }
      const client = new pg.Client(connection);
      client.on('error', () => undefined);
      try {
        await client.connect();
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(50);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  };
  await start();

  return {
    connection,
    url: (database) => `postgresql://lineboard@localhost/${database}?host=${encodeURIComponent(folder)}`,
    pid: () => pid,
    start,
    stop: async () => {
      process.kill(pid, 'SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
