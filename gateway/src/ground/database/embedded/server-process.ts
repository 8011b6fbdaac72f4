import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../../report/start-refused.ts';
import { chooseSocketDir } from './choose-folder.ts';
import type { clusterPaths } from './create-cluster.ts';
import { type DatabaseConnection, isConnectable } from './database-connection.ts';
import type { PostgresUser } from './postgres-user.ts';
import { LEAST_BYTES, requireRoom } from './disk-room.ts';
import { isStillPostmaster, readPostmaster } from './postmaster.ts';

/** A busy machine, or a server that replays a long log, takes at most this long. */
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/** After this many starts that failed at once, it isn't an accident. */
const MOST_FAILURES = 3;

export interface ServerOptions {
  folder: string;
  binDir: string;
  paths: ReturnType<typeof clusterPaths>;
  /** The account that runs the server; null: this process's own. */
  user: PostgresUser | null;
  password: string;
  maxConnections: number;
}

/** A process that couldn't be started never has an id. */
const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Resolves once it is gone. */
const endServer = async (server: ChildProcess): Promise<void> => {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  const killLate = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killLate);
};

/** The server's process for its data folder, whoever started it. */
export class ServerProcess {
  /** The connection's host is the folder of the server's socket. */
  readonly connection: DatabaseConnection;
  readonly #options: ServerOptions;
  #logStart = 0;
  /** The id of the process that answered last. */
  #pid = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
    const { password } = options;
    this.connection = { host: '', port: 5432, user: 'lineboard', password, database: 'postgres' };
  }

  /** The server's messages since it was started, in one line. */
  get complaint(): string {
    const said = this.#readLog().trim();
    if (said === '') return 'it said nothing';
    const lines = said.split('\n');
    return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.slice(-3).join(' ');
  }

  isRunning(pid: number): boolean {
    return isStillPostmaster(pid, this.#options.paths.data);
  }

  /**
   * Resolves once a server answers, either a running one or a new one. Right after a kill, the dead server's children
   * keep its memory for a moment; then the start is repeated. A server that was started without success is ended.
   */
  async bringUp(stopAsked: AbortSignal): Promise<{ pid: number; adopted: boolean }> {
    const started: ChildProcess[] = [];
    try {
      return await this.#tryToBringUp(started, stopAsked);
    } catch (error) {
      await Promise.all(started.map(endServer));
      throw error;
    }
  }

  async #tryToBringUp(
    started: ChildProcess[],
    stopAsked: AbortSignal,
  ): Promise<{ pid: number; adopted: boolean }> {
    const { data } = this.#options.paths;
    const deadline = performance.now() + START_TIMEOUT_MS;
    let failures = 0;
    for (;;) {
      stopAsked.throwIfAborted();
      const spawned = started.at(-1);
      const { running, stale } = readPostmaster(data);
      if (running !== null) {
        if (running.socketDir !== '') this.connection.host = running.socketDir;
        if (this.connection.host !== '' && (await isConnectable(this.connection))) {
          this.#pid = running.pid;
          return { pid: running.pid, adopted: running.pid !== spawned?.pid };
        }
      } else if (spawned === undefined || hasEnded(spawned)) {
        if (spawned !== undefined) {
          failures += 1;
          this.#judgeFailures(failures);
          await sleep(200);
        }
        // The process in the file is gone or was never a server: the file would keep the server from starting.
        if (stale) rmSync(join(data, 'postmaster.pid'), { force: true });
        started.push(this.#spawn());
      }
      if (performance.now() > deadline) this.#giveUp();
      await sleep(20);
    }
  }

  /** Ends the server that runs on the folder, whoever started it. */
  async shutDown(): Promise<void> {
    const pid = this.#findRunning();
    if (pid === null) return;
    process.kill(pid, 'SIGINT');
    const deadline = performance.now() + STOP_TIMEOUT_MS;
    while (this.isRunning(pid)) {
      if (performance.now() > deadline) {
        process.kill(pid, 'SIGQUIT');
        return;
      }
      await sleep(20);
    }
  }

  #findRunning(): number | null {
    try {
      return readPostmaster(this.#options.paths.data).running?.pid ?? null;
    } catch {
      return this.isRunning(this.#pid) ? this.#pid : null;
    }
  }

  #readLog(): string {
    try {
      return readFileSync(this.#options.paths.log).subarray(this.#logStart).toString('utf8');
    } catch (error) {
      return existsSync(this.#options.paths.log) ? `its log can't be read: ${(error as Error).message}` : '';
    }
  }

  #judgeFailures(failures: number): void {
    const { complaint } = this;
    const isHeld = /shared memory|lock file|is another postmaster/i.test(complaint);
    if (failures < MOST_FAILURES || isHeld) return;
    requireRoom(this.#options.folder, LEAST_BYTES);
    throw new StartRefused(
      `PostgreSQL does not start on ${this.#options.paths.data}, which was left as it is: ${complaint}`,
    );
  }

  #giveUp(): never {
    const { data } = this.#options.paths;
    throw new StartRefused(
      `PostgreSQL on ${data} did not answer in ${START_TIMEOUT_MS / 1000} s: ${this.complaint}`,
    );
  }

  #spawn(): ChildProcess {
    const { folder, binDir, paths, user, maxConnections } = this.#options;
    this.connection.host = chooseSocketDir(folder, user);
    const settings = ['listen_addresses=', 'fsync=on', 'timezone=UTC', 'log_timezone=UTC'];
    const args = ['-D', paths.data, '-k', this.connection.host, '-c', `max_connections=${maxConnections}`];
    const log = openSync(paths.log, 'a', 0o600);
    this.#logStart = fstatSync(log).size;
    const child = spawn(
      join(binDir, 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      // The server has its own process group: Ctrl-C only reaches the gateway, which drains before it stops the
      // database.
      { ...user, cwd: '/', detached: true, stdio: ['ignore', log, log] },
    );
    closeSync(log);
    child.on('error', () => undefined);
    return child;
  }
}
