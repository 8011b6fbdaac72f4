import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../../report/start-refused.ts';
import { chooseSocketDir } from './choose-folder.ts';
import type { clusterPaths } from './create-cluster.ts';
import { type DatabaseConnection, isConnectable } from './database-connection.ts';
import type { PostgresUser } from './postgres-user.ts';
import { isPostmaster, readPostmaster } from './postmaster.ts';

/** A machine under load, or a server that replays a long log, takes this long at most. */
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/** After so many starts that ended at once it is no accident. */
const MOST_FAILURES = 3;

export interface ServerOptions {
  folder: string;
  binDir: string;
  paths: ReturnType<typeof clusterPaths>;
  /** null: this process's own account. */
  user: PostgresUser | null;
  password: string;
  maxConnections: number;
}

/** One that could not be started never has an id. */
const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** The server's process on its data folder, whoever started it. */
export class ServerProcess {
  /** The host follows the server: it is the folder of its socket. */
  readonly connection: DatabaseConnection;
  readonly #options: ServerOptions;
  #logStart = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
    const { password } = options;
    this.connection = { host: '', port: 5432, user: 'lineboard', password, database: 'postgres' };
  }

  /** What the server said since it was started, in one line. */
  get complaint(): string {
    const { log } = this.#options.paths;
    if (!existsSync(log)) return 'it said nothing';
    const said = readFileSync(log).subarray(this.#logStart).toString('utf8').trim();
    if (said === '') return 'it said nothing';
    const lines = said.split('\n');
    return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.slice(-3).join(' ');
  }

  isRunning(pid: number): boolean {
    return isPostmaster(pid, this.#options.paths.data);
  }

  /**
   * Resolves once a server answers: one that runs already, or one that is started. Right after a kill the dead one's
   * children hold the memory for a moment; then it is started again.
   */
  async bringUp(): Promise<{ pid: number; adopted: boolean }> {
    const { data } = this.#options.paths;
    const deadline = Date.now() + START_TIMEOUT_MS;
    let spawned: ChildProcess | null = null;
    let failures = 0;
    for (;;) {
      const { running, stale } = readPostmaster(data);
      if (running !== null) {
        if (running.socketDir !== '') this.connection.host = running.socketDir;
        if (this.connection.host !== '' && (await isConnectable(this.connection)))
          return { pid: running.pid, adopted: running.pid !== spawned?.pid };
      } else if (spawned === null || hasEnded(spawned)) {
        if (spawned !== null) {
          failures += 1;
          this.#judgeFailures(failures);
          await sleep(200);
        }
        // Its process is gone or was never a server's: the file would make the server refuse to start.
        if (stale) rmSync(join(data, 'postmaster.pid'), { force: true });
        spawned = this.#spawn();
      }
      if (Date.now() > deadline) this.#giveUp(spawned);
      await sleep(20);
    }
  }

  /** Ends the server that runs on the folder, whoever started it. */
  async shutDown(): Promise<void> {
    const { running } = readPostmaster(this.#options.paths.data);
    if (running === null) return;
    process.kill(running.pid, 'SIGINT');
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (this.isRunning(running.pid)) {
      if (Date.now() > deadline) {
        process.kill(running.pid, 'SIGQUIT');
        return;
      }
      await sleep(20);
    }
  }

  #judgeFailures(failures: number): void {
    const { complaint } = this;
    const isHeld = /shared memory|lock file|is another postmaster/i.test(complaint);
    if (failures < MOST_FAILURES || isHeld) return;
    throw new StartRefused(
      `PostgreSQL does not start on ${this.#options.paths.data}, which was left as it is: ${complaint}`,
    );
  }

  #giveUp(spawned: ChildProcess | null): never {
    if (spawned !== null && !hasEnded(spawned)) spawned.kill('SIGINT');
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
      // A group of its own: Ctrl-C reaches the gateway, which drains before it stops the database.
      { ...user, cwd: '/', detached: true, stdio: ['ignore', log, log] },
    );
    closeSync(log);
    child.on('error', () => undefined);
    child.unref();
    return child;
  }
}
