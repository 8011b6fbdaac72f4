/**
 * Runs the PostgreSQL that came with npm, for a book that needs nothing installed.
 *
 * Guarantees: one gateway per data folder; a server that a killed gateway left running is adopted; a folder that is
 * not ours, damaged or of another version is named and left as it is; a server that dies is started again while the
 * gateway lives. fsync stays on. Only a Unix socket, reachable with a generated password; nothing listens on TCP.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefused } from '../../report/start-refused.ts';
import { chooseFolder } from './choose-folder.ts';
import { clusterPaths, createCluster } from './create-cluster.ts';
import type { DatabaseConnection } from './database-connection.ts';
import { takeFolderLock } from './folder-lock.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { findPostgresUser } from './postgres-user.ts';
import { ServerProcess } from './server-process.ts';
import { takeGuard } from './take-guard.ts';

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

/** How soon it is noticed that the server died. Each look reads three small files. */
const WATCH_EVERY_MS = 500;
const RESTART_AGAIN_MS = 1_000;

export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const user = findPostgresUser();
  const folder = chooseFolder(options, user);
  const paths = clusterPaths(folder);
  const lock = takeFolderLock(folder);
  if (!lock.taken) throw new StartRefused(`Another gateway (process ${lock.pid}) works on ${folder}.`);
  try {
    const binDir = await preparePostgresBinaries(user, folder);
    await createCluster(folder, binDir, user);
    const password = readFileSync(paths.password, 'utf8').trim();
    const { maxConnections } = options;
    const server = new ServerProcess({ folder, binDir, paths, user, password, maxConnections });
    const { pid, adopted } = await server.bringUp();
    const guard = await takeGuard(server.connection, folder);
    const watched = new WatchedServer(server, { pid, guard, folder, onEvent: options.onEvent });
    return {
      connection: server.connection,
      folder,
      adopted,
      pid: () => watched.pid,
      stop: async () => {
        await watched.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** Starts the server again when it dies. */
class WatchedServer {
  readonly #server: ServerProcess;
  readonly #folder: string;
  readonly #onEvent: EmbeddedOptions['onEvent'];
  readonly #timer: NodeJS.Timeout;
  #pid: number | null;
  #guard: pg.Client;
  #isStopping = false;

  constructor(
    server: ServerProcess,
    started: { pid: number; guard: pg.Client; folder: string; onEvent: EmbeddedOptions['onEvent'] },
  ) {
    this.#server = server;
    this.#folder = started.folder;
    this.#onEvent = started.onEvent;
    this.#pid = started.pid;
    this.#guard = started.guard;
    this.#timer = setInterval(() => this.#look(), WATCH_EVERY_MS);
    this.#timer.unref();
  }

  get pid(): number | null {
    return this.#pid;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#guard.end().catch(() => undefined);
    await this.#server.shutDown();
  }

  #look(): void {
    if (this.#isStopping || this.#pid === null || this.#server.isRunning(this.#pid)) return;
    this.#onEvent?.('died', this.#server.complaint);
    this.#pid = null;
    void this.#restart();
  }

  async #restart(): Promise<void> {
    while (!this.#isStopping) {
      try {
        const { pid } = await this.#server.bringUp();
        this.#guard = await takeGuard(this.#server.connection, this.#folder);
        this.#pid = pid;
        this.#onEvent?.('restarted', `process ${pid}`);
        return;
      } catch (error) {
        this.#onEvent?.('died', (error as Error).message);
        await sleep(RESTART_AGAIN_MS);
      }
    }
  }
}
