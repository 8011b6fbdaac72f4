/**
 * Runs the PostgreSQL that came with npm, for a book that needs nothing installed.
 *
 * Guarantees: one gateway per data folder; a server that a killed gateway left running is adopted; a folder that is
 * not ours, damaged or of another version is named and left as it is; a server that dies is started again while the
 * gateway lives. fsync stays on. Only a Unix socket, reachable with a generated password; nothing listens on TCP.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  fstatSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clusterPaths, createCluster } from './create-cluster.ts';
import { StartRefused } from '../../report/start-refused.ts';
import { folderElsewhere, hashOfPath } from './folder-elsewhere.ts';
import { takeFolderLock } from './folder-lock.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { canReach, findPostgresUser, type PostgresUser } from './postgres-user.ts';
import { isPostmaster, readPostmaster } from './postmaster.ts';

export interface DatabaseConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface EmbeddedPostgres {
  connection: DatabaseConnection;
  /** Where data, password and log are kept. */
  folder: string;
  adopted: boolean;
  pid(): number | null;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** null: the default place, which moves elsewhere when the server's account can't reach it. */
  dataDir: string | null;
  defaultDir: string;
  maxConnections: number;
  onEvent?: (event: 'died' | 'restarted', detail: string) => void;
}

/** Any number that nothing else in this database uses; two gateways on one server meet here. */
const GATEWAY_LOCK = 4_605_701;

/** A machine under load, or a server that replays a long log, takes this long at most. */
/** How soon it is noticed that the server died. Each look reads three small files. */
const WATCH_EVERY_MS = 500;

const START_TIMEOUT_MS = 60_000;

/** A Unix socket's path holds 107 bytes; `/.s.PGSQL.5432` takes 14 of them. */
const LONGEST_SOCKET_DIR = 90;

/** Makes the folder and finds out whether the server's account can work in it. */
const chooseFolder = (options: EmbeddedOptions, user: PostgresUser | null): string => {
  const wanted = options.dataDir ?? options.defaultDir;
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o711 });
  } catch (error) {
    throw new StartRefused(`The data folder ${wanted} can't be made: ${(error as Error).message}.`);
  }
  if (!statSync(wanted).isDirectory()) throw new StartRefused(`The data folder ${wanted} is not a folder.`);
  if (canReach(user, wanted)) return wanted;
  if (options.dataDir !== null) {
    throw new StartRefused(
      `DATA_DIR got "${wanted}", it takes a folder that PostgreSQL's account (uid ${user?.uid}, it refuses to run as root) can reach.`,
    );
  }
  const elsewhere = folderElsewhere(wanted);
  mkdirSync(elsewhere, { recursive: true, mode: 0o711 });
  return elsewhere;
};

const chooseSocketDir = (folder: string, user: PostgresUser | null): string => {
  const near = join(folder, 'socket');
  const dir = near.length <= LONGEST_SOCKET_DIR ? near : join(tmpdir(), `lineboard-${hashOfPath(folder)}`);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user !== null) chownSync(dir, user.uid, user.gid);
  return dir;
};

/** What the server said since it was started, in one line. */
const lastComplaint = (logFile: string, fromByte: number): string => {
  const said = existsSync(logFile) ? readFileSync(logFile).subarray(fromByte).toString('utf8').trim() : '';
  if (said === '') return 'it said nothing';
  const lines = said.split('\n');
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.slice(-3).join(' ');
};

/** One that could not be started never has an id. */
const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

const isConnectable = async (connection: DatabaseConnection): Promise<boolean> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 28P01: it runs, but not with our password.
    if ((error as { code?: string }).code === '28P01') {
      throw new StartRefused('The running PostgreSQL refuses the password that is kept beside its data.');
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const user = findPostgresUser();
  const folder = chooseFolder(options, user);
  const paths = clusterPaths(folder);
  const lock = takeFolderLock(folder);
  if (!lock.taken) throw new StartRefused(`Another gateway (process ${lock.pid}) works on ${folder}.`);

  let stopping = false;
  let logStart = 0;
  let guard: pg.Client | null = null;
  try {
    const binDir = await preparePostgresBinaries(user, folder);
    await createCluster(folder, binDir, user);
    const connection: DatabaseConnection = {
      host: '',
      port: 5432,
      user: 'lineboard',
      password: readFileSync(paths.password, 'utf8').trim(),
      database: 'postgres',
    };

    const spawnServer = (socketDir: string): ChildProcess => {
      const log = openSync(paths.log, 'a', 0o600);
      logStart = fstatSync(log).size;
      // A group of its own: Ctrl-C reaches the gateway, which drains before it stops the database.
      const child = spawn(
        join(binDir, 'postgres'),
        [
          '-D',
          paths.data,
          '-k',
          socketDir,
          '-c',
          'listen_addresses=',
          '-c',
          'fsync=on',
          '-c',
          `max_connections=${options.maxConnections}`,
          '-c',
          'timezone=UTC',
          '-c',
          'log_timezone=UTC',
        ],
        { ...user, cwd: '/', detached: true, stdio: ['ignore', log, log] },
      );
      closeSync(log);
      child.on('error', () => undefined);
      child.unref();
      return child;
    };

    /** Until the server answers. Right after a kill the dead one's children hold the memory for a moment: try again. */
    const bringUp = async (): Promise<{ pid: number; adopted: boolean }> => {
      const deadline = Date.now() + START_TIMEOUT_MS;
      let spawned: ChildProcess | null = null;
      let failures = 0;
      for (;;) {
        const { running, stale } = readPostmaster(paths.data);
        if (running !== null) {
          if (running.socketDir !== '') connection.host = running.socketDir;
          if (connection.host !== '' && (await isConnectable(connection))) {
            return { pid: running.pid, adopted: running.pid !== spawned?.pid };
          }
        } else if (spawned === null || hasEnded(spawned)) {
          if (spawned !== null) {
            failures += 1;
            const complaint = lastComplaint(paths.log, logStart);
            const isHeld = /shared memory|lock file|is another postmaster/i.test(complaint);
            if (failures >= 3 && !isHeld) {
              throw new StartRefused(
                `PostgreSQL does not start on ${paths.data}, which was left as it is: ${complaint}`,
              );
            }
            await sleep(200);
          }
          // Its process is gone or was never a server's: the file would make the server refuse to start.
          if (stale) rmSync(join(paths.data, 'postmaster.pid'), { force: true });
          connection.host = chooseSocketDir(folder, user);
          spawned = spawnServer(connection.host);
        }
        if (Date.now() > deadline) {
          if (spawned !== null && !hasEnded(spawned)) spawned.kill('SIGINT');
          const said = lastComplaint(paths.log, logStart);
          throw new StartRefused(
            `PostgreSQL on ${paths.data} did not answer in ${START_TIMEOUT_MS / 1000} s: ${said}`,
          );
        }
        await sleep(20);
      }
    };

    /** Held as long as the gateway lives: the last word on who works with this database. */
    const takeGuard = async (): Promise<void> => {
      guard = new pg.Client({ ...connection, application_name: `gateway ${process.pid}` });
      guard.on('error', () => undefined);
      await guard.connect();
      const deadline = Date.now() + 5_000;
      for (;;) {
        const { rows } = await guard.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
          GATEWAY_LOCK,
        ]);
        if (rows[0]?.taken === true) return;
        if (Date.now() > deadline) {
          await guard.end();
          throw new StartRefused(`Another gateway works on ${folder}.`);
        }
        await sleep(50);
      }
    };

    const first = await bringUp();
    let pid: number | null = first.pid;
    await takeGuard();

    const watch = setInterval(() => {
      if (stopping || pid === null || isPostmaster(pid, paths.data)) return;
      options.onEvent?.('died', lastComplaint(paths.log, logStart));
      pid = null;
      void (async () => {
        for (;;) {
          if (stopping) return;
          try {
            const again = await bringUp();
            await takeGuard();
            pid = again.pid;
            options.onEvent?.('restarted', `process ${pid}`);
            return;
          } catch (error) {
            options.onEvent?.('died', (error as Error).message);
            await sleep(1_000);
          }
        }
      })();
    }, WATCH_EVERY_MS);
    watch.unref();

    return {
      connection,
      folder,
      adopted: first.adopted,
      pid: () => pid,
      stop: async () => {
        stopping = true;
        clearInterval(watch);
        await guard?.end().catch(() => undefined);
        const { running } = readPostmaster(paths.data);
        if (running !== null) {
          process.kill(running.pid, 'SIGINT');
          const deadline = Date.now() + 30_000;
          while (isPostmaster(running.pid, paths.data)) {
            if (Date.now() > deadline) {
              process.kill(running.pid, 'SIGQUIT');
              break;
            }
            await sleep(20);
          }
        }
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
