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
import { findInstalled, preparePostgresBinaries } from './postgres-binaries.ts';
import { findPostgresUser } from './postgres-user.ts';
import { ServerProcess } from './server-process.ts';
import { takeGuard } from './take-guard.ts';
import { repeat } from '../../timers/repeat.ts';

export interface EmbeddedPostgres {
  connection: DatabaseConnection;
  /** Where data, password and log are kept. */
  folder: string;
  adopted: boolean;
  /** This start made it. */
  isNew: boolean;
  pid(): number | null;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** null: the default place, which moves elsewhere when the server's account can't reach it. */
  dataDir: string | null;
  defaultDir: string;
  maxConnections: number;
  onEvent?: (event: 'died' | 'restarted', detail: string) => void;
  /** A start that is told to stop leaves no server, and nothing that hinders the next start. */
  stopAsked?: AbortSignal;
}

/** How soon it is noticed that the server died. Each look reads three small files. */
const WATCH_EVERY_MS = 500;
const RESTART_AGAIN_MS = 1_000;

export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { stopAsked = new AbortController().signal } = options;
  // Before a folder is made that nothing could use.
  findInstalled();
  const user = findPostgresUser();
  const folder = chooseFolder(options, user);
  const paths = clusterPaths(folder);
  const lock = takeFolderLock(folder);
  if (!lock.taken) throw new StartRefused(`Another gateway (process ${lock.pid}) works on ${folder}.`);
  try {
    const binDir = await preparePostgresBinaries(user, folder);
    stopAsked.throwIfAborted();
    const isNew = await createCluster(folder, binDir, user, stopAsked);
    const password = readFileSync(paths.password, 'utf8').trim();
    const { maxConnections } = options;
    const server = new ServerProcess({ folder, binDir, paths, user, password, maxConnections });
    const { pid, adopted } = await server.bringUp(stopAsked);
    const guard = await takeGuard(server.connection, folder, stopAsked).catch(async (error: unknown) => {
      // One that ran before may be another gateway's.
      if (!adopted) await server.shutDown();
      throw error;
    });
    const watched = new WatchedServer(server, { pid, guard, folder, onEvent: options.onEvent });
    return {
      connection: server.connection,
      folder,
      adopted,
      isNew,
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
  readonly #stopLooks: () => void;
  #pid: number | null;
  #guard: pg.Client;
  readonly #stopping = new AbortController();
  #restarting: Promise<void> = Promise.resolve();

  constructor(
    server: ServerProcess,
    started: { pid: number; guard: pg.Client; folder: string; onEvent: EmbeddedOptions['onEvent'] },
  ) {
    this.#server = server;
    this.#folder = started.folder;
    this.#onEvent = started.onEvent;
    this.#pid = started.pid;
    this.#guard = started.guard;
    this.#stopLooks = repeat(() => this.#look(), WATCH_EVERY_MS);
  }

  get pid(): number | null {
    return this.#pid;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#stopLooks();
    await this.#restarting;
    await this.#guard.end().catch(() => undefined);
    await this.#server.shutDown();
  }

  #look(): void {
    if (this.#pid === null || this.#server.isRunning(this.#pid)) return;
    this.#onEvent?.('died', this.#server.complaint);
    this.#pid = null;
    this.#restarting = this.#restart();
  }

  async #restart(): Promise<void> {
    const { signal } = this.#stopping;
    let told = '';
    while (!signal.aborted) {
      try {
        const { pid } = await this.#server.bringUp(signal);
        this.#guard = await takeGuard(this.#server.connection, this.#folder, signal);
        this.#pid = pid;
        this.#onEvent?.('restarted', `process ${pid}`);
        return;
      } catch (error) {
        if (signal.aborted) return;
        const { message } = error as Error;
        if (message !== told) this.#onEvent?.('died', message);
        told = message;
        await sleep(RESTART_AGAIN_MS);
      }
    }
  }
}
