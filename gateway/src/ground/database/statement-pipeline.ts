/**
 * A few connections with several statements under way on each.
 *
 * A server process that has nothing to do sleeps, and waking it up costs this process more than everything else that a
 * ticket needs. One that finds the next statement waiting isn't woken. So statements go to few connections, to the next
 * one when there are some under way on each before it, and to the pool when they would have to wait for long.
 *
 * On one connection commits would wait for the disk one after the other. So they don't wait there: what was committed
 * is flushed together (`GroupFlush`), and nobody is answered before.
 *
 * A connection is opened when it is first missed; until it is open, and while none is, the pool does the work. So no
 * statement goes out on a connection younger than what it was made from.
 */
import type pg from 'pg';
import { FLUSH, GroupFlush } from './group-flush.ts';
import type { HostedConfig } from './patient-client.ts';
import { PipelinedConnection } from './pipelined-connection.ts';
import type { Pipeline, PreparedStatement } from './statement-runner.ts';

export interface StatementPipelineParts {
  /** How to reach the server, and the time-outs of a statement. */
  client: HostedConfig;
  /** And one more, which flushes for them; none of either when it is 0. */
  connections: number;
  /** Takes what the connections can't take. */
  pool: pg.Pool;
  /** Whether the server has connections for more than the pool. */
  mayOpen: () => boolean;
  onOpened: () => void;
}

interface Flusher {
  /** Once it has flushed: a role may be kept from it, and then nothing may be committed that counts on it. */
  isReady: boolean;
  connection: PipelinedConnection;
  group: GroupFlush;
}

/** On one connection: its process stays awake for them, and the last of them doesn't wait for long. */
const FEW_UNDER_WAY = 4;

/** For a session: its commits wait for no disk. */
const UNFLUSHED = 'set synchronous_commit = off';

/** One that couldn't be opened: the server is away or full, and the pool has the same to say of it. */
const OPEN_AGAIN_AFTER_MS = 1_000;

/**
 * Nothing was written, and the pool may take it: the lock was not to be had in time (55P03), or one in front of it,
 * which was to prepare it for both, failed and the next one did (26000, then 42P05).
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

  /** @param statement is its own transaction: it shares the connection with others', not theirs */
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

  /** As `GuardedPool`'s: what waits for an answer ends, and nobody knows what became of it. */
  cut(): void {
    const { connections, flusher } = this.#release();
    for (const connection of connections) connection.destroy();
    flusher?.connection.destroy();
  }

  restore(): void {
    this.#isCut = false;
    this.#opensFromMs = 0;
  }

  /** Leaves its connections to the pool, which can do without it. What is under way is answered first. */
  async giveWay(): Promise<void> {
    await this.close();
    this.#opensFromMs = performance.now() + OPEN_AGAIN_AFTER_MS;
    this.#isCut = false;
  }

  /** What is under way is answered first. */
  async close(): Promise<void> {
    const { connections, flusher } = this.#release();
    await Promise.all(connections.map((connection) => connection.end()));
    await flusher?.group.idle();
    await flusher?.connection.end();
  }

  /** From now on the pool is asked, and says what there is to say. */
  #release(): { connections: PipelinedConnection[]; flusher: Flusher | null } {
    this.#isCut = true;
    const released = { connections: [...this.#connections], flusher: this.#flusher };
    this.#connections.clear();
    this.#flusher = null;
    return released;
  }

  /** The first that has few under way, else the one with the least: the fewer are busy, the fewer must be woken. */
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
