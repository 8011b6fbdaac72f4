/**
 * A few connections with several statements under way on each.
 *
 * A server process that has nothing to do sleeps, and waking it up costs this process more than everything else that a
 * ticket needs. One that finds the next statement waiting isn't woken. So statements go to few connections, each to the
 * one with the least under way, and to the pool when they would have to wait for long.
 *
 * A connection is opened when it is first missed; until it is open, and while none is, the pool does the work. So no
 * statement goes out on a connection younger than what it was made from.
 */
import type pg from 'pg';
import { PipelinedConnection } from './pipelined-connection.ts';
import type { PreparedStatement, StatementRunner } from './statement-runner.ts';

export interface StatementPipelineParts {
  /** How to reach the server, and the time-outs of a statement. */
  client: pg.ClientConfig;
  connections: number;
  /** Takes what the connections can't take. */
  pool: pg.Pool;
  onOpened: () => void;
}

/** One that couldn't be opened: the server is away or full, and the pool has the same to say of it. */
const OPEN_AGAIN_AFTER_MS = 1_000;

/**
 * Nothing was written, and the pool may take it: the lock was not to be had in time (55P03), or one in front of it,
 * which was to prepare it for both, failed and the next one did (26000, then 42P05).
 */
const NOT_RUN = new Set(['55P03', '26000', '42P05']);

const wasNotRun = (error: unknown): boolean => NOT_RUN.has((error as { code?: string }).code ?? '');

export class StatementPipeline implements StatementRunner {
  readonly #parts: StatementPipelineParts;
  readonly #connections = new Set<PipelinedConnection>();
  #isCut = false;
  #opensFromMs = 0;

  constructor(parts: StatementPipelineParts) {
    this.#parts = parts;
  }

  /** @param statement is its own transaction: it shares the connection with others', not theirs */
  async query<Row extends pg.QueryResultRow>(statement: PreparedStatement): Promise<pg.QueryResult<Row>> {
    this.#openMissing();
    const connection = this.#choose();
    if (connection === null) return this.#parts.pool.query<Row>(statement);
    try {
      return await connection.query<Row>(statement);
    } catch (error) {
      if (!wasNotRun(error)) throw error;
      return this.#parts.pool.query<Row>(statement);
    }
  }

  /** As `GuardedPool`'s: what waits for an answer ends, and nobody knows what became of it. */
  cut(): void {
    for (const connection of this.#release()) connection.destroy();
  }

  restore(): void {
    this.#isCut = false;
    this.#opensFromMs = 0;
  }

  /** What is under way is answered first. */
  async close(): Promise<void> {
    await Promise.all(this.#release().map((connection) => connection.end()));
  }

  /** From now on the pool is asked, and says what there is to say. */
  #release(): PipelinedConnection[] {
    this.#isCut = true;
    const released = [...this.#connections];
    this.#connections.clear();
    return released;
  }

  #choose(): PipelinedConnection | null {
    let least: PipelinedConnection | null = null;
    for (const connection of this.#connections)
      if (connection.hasRoom && (least === null || connection.underWay < least.underWay)) least = connection;
    return least;
  }

  #openMissing(): void {
    if (this.#isCut || performance.now() < this.#opensFromMs) return;
    while (this.#connections.size < this.#parts.connections) void this.#openOne();
  }

  async #openOne(): Promise<void> {
    const connection = new PipelinedConnection(this.#parts.client, () =>
      this.#connections.delete(connection),
    );
    this.#connections.add(connection);
    try {
      await connection.open(this.#parts.onOpened);
    } catch {
      this.#connections.delete(connection);
      this.#opensFromMs = performance.now() + OPEN_AGAIN_AFTER_MS;
    }
  }
}
