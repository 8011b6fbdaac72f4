import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';
import { findPostgresUser } from '../../src/ground/database/embedded/postgres-user.ts';
import { signalTree } from './process-tree.ts';

/** A PostgreSQL as an operator would have one: installed on the machine, not the embedded one. */
export interface OwnPostgres {
  connection: DatabaseConnection;
  url(database: string): string;
  /** The server's process; changes with every start. */
  pid(): number;
  /** Starts it again after it was killed. */
  start(): Promise<void>;
  /** It takes writes from now on, on a timeline of its own. For one that was a stand-by. */
  promote(): Promise<void>;
  /** All of its processes are frozen: connections stay open and nobody answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export interface OwnPostgresOptions {
  /** An empty folder to take instead of a new one; it stays when the server is stopped. */
  folder?: string;
  /** Where it listens besides its Unix socket, and who may come from there without a password. */
  listen?: { host: string; port: number; from: string };
  /** Lines of `pg_hba.conf` that come first. */
  access?: readonly string[];
  settings?: readonly string[];
  /** It is a stand-by of this one. */
  standbyOf?: { primary: OwnPostgres; name: string };
  onSpawn?: (child: ChildProcess) => void;
}

const createFolder = (): string => {
  const folder = join(tmpdir(), `lineboard-own-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
};

const execute = promisify(execFile);

/** New, or copied from a server that runs, which it follows then. */
const makeData = async (
  binDir: string,
  data: string,
  standbyOf: OwnPostgresOptions['standbyOf'],
): Promise<void> => {
  const how = { ...findPostgresUser(), cwd: '/' };
  if (standbyOf === undefined) {
    const kind = ['-U', 'lineboard', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    await execute(join(binDir, 'initdb'), ['-D', data, ...kind], how);
    return;
  }
  const { host, port, user } = standbyOf.primary.connection;
  const from = `host=${host} port=${port} user=${user} application_name=${standbyOf.name}`;
  await execute(join(binDir, 'pg_basebackup'), ['-D', data, '-d', from, '-R', '-c', 'fast'], how);
};

export const startOwnPostgres = async (
  binDir: string,
  {
    folder: given,
    listen,
    access = [],
    settings = [],
    standbyOf,
    onSpawn = () => {},
  }: OwnPostgresOptions = {},
): Promise<OwnPostgres> => {
  const user = findPostgresUser();
  const folder = given ?? createFolder();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  await makeData(binDir, data, standbyOf);
  const hba = join(data, 'pg_hba.conf');
  if (listen !== undefined && standbyOf === undefined)
    appendFileSync(hba, `host all all ${listen.from} trust\n`);
  if (access.length > 0) writeFileSync(hba, [...access, readFileSync(hba, 'utf8')].join('\n'));
  const port = listen?.port ?? 5432;
  const options = [`listen_addresses=${listen?.host ?? ''}`, 'max_connections=200', ...settings];
  const connection: DatabaseConnection = {
    host: folder,
    port,
    user: 'lineboard',
    password: 'unused',
    database: 'postgres',
  };
  let pid = 0;
  let isUp = false;
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
          ['-D', data, '-k', folder, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
          { ...user, cwd: '/', stdio: ['ignore', log, log] },
        );
        closeSync(log);
        onSpawn(child);
        pid = child.pid ?? 0;
        [isRunning, isUp] = [true, true];
        ended = new Promise((resolve) => {
          child.once('exit', () => {
            [isRunning, isUp] = [false, false];
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
    url: (database) =>
      listen === undefined
        ? `postgresql://lineboard@localhost/${database}?host=${encodeURIComponent(folder)}`
        : `postgresql://lineboard@${listen.host}:${port}/${database}`,
    pid: () => pid,
    start,
    promote: async () => {
      const client = new pg.Client(connection);
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
    freeze: () => signalTree(pid, 'SIGSTOP'),
    thaw: () => signalTree(pid, 'SIGCONT'),
    stop: async () => {
      if (isUp) process.kill(pid, 'SIGINT');
      await ended;
      if (given === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};
