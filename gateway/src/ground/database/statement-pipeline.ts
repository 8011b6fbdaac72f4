/**
 * Keeps several statements under way on each of a few connections.
 *
 * A server process that has nothing to do sleeps, and waking it up costs this process more than everything else that a
 * ticket needs. A process that finds the next statement waiting doesn't have to be woken. So statements go to few
 * connections, to the next one only when the ones before it are busy, and to the pool when they would have to wait for
 * long.
 *
 * On one connection, commits would wait for the disk one after the other. So they don't wait there: commits are flushed
 * together (`GroupFlush`), and callers are only answered after that.
 *
 * A connection is opened when it is first needed; until then the pool does the work. So no statement runs on a
 * connection that is newer than the data it is based on.
 */
import type pg from 'pg';
import { FLUSH, GroupFlush } from './group-flush.ts';
import type { HostedConfig } from './patient-client.ts';
import { PipelinedConnection } from './pipelined-connection.ts';
import type { Pipeline, PreparedStatement } from './statement-runner.ts';

export interface StatementPipelineParts {
  /** How to reach the server, and the time-outs of a statement. */
  client: HostedConfig;
  /** The number of connections. One more flushes for them; 0 means none at all. */
  connections: number;
  /** Takes the statements that the connections can't take. */
  pool: pg.Pool;
  /** Whether the server has connections for more than the pool. */
  mayOpen: () => boolean;
  onOpened: () => void;
}

interface Flusher {
  /** True once it has flushed: a role may lack the right to do so, and then no commit may rely on it. */
  isReady: boolean;
  connection: PipelinedConnection;
  group: GroupFlush;
}

/** The number on one connection: its process stays awake for them, and the last of them doesn't wait for long. */
const FEW_UNDER_WAY = 4;

/** A session's setting: its commits don't wait for the disk. */
const UNFLUSHED = 'set synchronous_commit = off';

/** The wait after a connection couldn't be opened: the server is down or full, which the pool reports too. */
const OPEN_AGAIN_AFTER_MS = 1_000;

/**
 * Errors after which nothing was written, so that the pool may run the statement: a lock wasn't available in time
 * (55P03), or the statement in front, which should have prepared it for both, failed (26000), and the next one did so
 * (42P05).
 */
const NOT_RUN = new Set(['55P03', '26000', '42P05']);

const wasNotRun = (error: unknown): boolean => NOT_RUN.has((error as { code?: string }).code ?? '');

export class StatementPipeline implements Pipeline {
  readonly #parts: StatementPipelineParts;
  readonly #connections = new Set<PipelinedConnection>();
  #flusher: Flusher | null = null;
  #isCut = false;
  #opensFromMs = 0;

  constructor(parts: StatementPipelineParts) {
    this.#parts = parts;
  }

  /** @param statement is its own transaction: it shares the connection with others, but not their transactions */
  async query<Row extends pg.QueryResultRow>(statement: PreparedStatement): Promise<pg.QueryResult<Row>> {
    this.#openMissing();
    const connection = this.#choose();
    if (connection === null || this.#flusher?.isReady !== true) return this.#parts.pool.query<Row>(statement);
    const { group } = this.#flusher;
    let answer: pg.QueryResult<Row>;
    try {
      answer = await connection.query<Row>(statement);
    } catch (error) {
      if (!wasNotRun(error)) throw error;
      return this.#parts.pool.query<Row>(statement);
    }
    await group.flushed();
    return answer;
  }

  async flushed(): Promise<void> {
    if (this.#flusher?.isReady === true) await this.#flusher.group.flushed();
    else await this.#parts.pool.query(FLUSH);
  }

  /** Works as in `GuardedPool`: statements that wait for an answer fail, and their outcome is unknown. */
  cut(): void {
    const { connections, flusher } = this.#release();
    for (const connection of connections) connection.destroy();
    flusher?.connection.destroy();
  }

  restore(): void {
    this.#isCut = false;
    this.#opensFromMs = 0;
  }

  /** Gives its connections to the pool, which works without it. Statements under way are answered first. */
  async giveWay(): Promise<void> {
    await this.close();
    this.#opensFromMs = performance.now() + OPEN_AGAIN_AFTER_MS;
    this.#isCut = false;
  }

  /** Statements under way are answered first. */
  async close(): Promise<void> {
    const { connections, flusher } = this.#release();
    await Promise.all(connections.map((connection) => connection.end()));
    await flusher?.group.idle();
    await flusher?.connection.end();
  }

  /** From now on the pool gets all statements, and reports the errors. */
  #release(): { connections: PipelinedConnection[]; flusher: Flusher | null } {
    this.#isCut = true;
    const released = { connections: [...this.#connections], flusher: this.#flusher };
    this.#connections.clear();
    this.#flusher = null;
    return released;
  }

  /**
   * Chooses the first connection with few statements under way, otherwise the least busy one: the fewer are in use, the
   * fewer must be woken.
   */
  #choose(): PipelinedConnection | null {
    let least: PipelinedConnection | null = null;
    for (const connection of this.#connections) {
      if (!connection.hasRoom) continue;
      if (connection.underWay < FEW_UNDER_WAY) return connection;
      if (least === null || connection.underWay < least.underWay) least = connection;
    }
    return least;
  }

  #openMissing(): void {
    if (this.#isCut || performance.now() < this.#opensFromMs) return;
    const { connections, mayOpen } = this.#parts;
    if (!mayOpen()) return;
    while (this.#connections.size < connections) void this.#openOne();
    if (this.#flusher === null && connections > 0) void this.#openFlusher();
  }

  async #openOne(): Promise<void> {
    const { client, onOpened } = this.#parts;
    const forget = (): boolean => this.#connections.delete(connection);
    const connection = new PipelinedConnection(client, forget);
    this.#connections.add(connection);
    await connection.open([UNFLUSHED], onOpened).catch(() => this.#waitAfter(forget));
  }

  async #openFlusher(): Promise<void> {
    const { client, onOpened } = this.#parts;
    const forget = (): void => {
      if (this.#flusher === flusher) this.#flusher = null;
    };
    const connection = new PipelinedConnection(client, forget);
    const flusher: Flusher = { connection, group: new GroupFlush(connection), isReady: false };
    this.#flusher = flusher;
    try {
      await connection.open([], () => {});
      await flusher.group.flushed();
      flusher.isReady = true;
      onOpened();
    } catch {
      connection.destroy();
      this.#waitAfter(forget);
    }
  }

  #waitAfter(forget: () => unknown): void {
    forget();
    this.#opensFromMs = performance.now() + OPEN_AGAIN_AFTER_MS;
  }
}
