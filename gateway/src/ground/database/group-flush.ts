import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PipelinedConnection } from './pipelined-connection.ts';
import type { PreparedStatement } from './statement-runner.ts';

/**
 * Its commit waits for the disk, and so for all earlier commits of any connection. It has a message for nobody: a
 * commit that wrote nothing waits for nothing.
 */
export const FLUSH: PreparedStatement = {
  name: 'flush',
  text: "select from pg_logical_emit_message(true, 'lineboard', '')",
  values: [],
};

/** One wait for the disk for all who wait for it, on a connection of its own. */
export class GroupFlush {
  readonly #connection: PipelinedConnection;
  #next: Promise<void> | null = null;
  #latest: Promise<unknown> = Promise.resolve();

  constructor(connection: PipelinedConnection) {
    this.#connection = connection;
  }

  /** Resolves when all that was committed before the call is on disk. @throws when that can't be told */
  flushed(): Promise<void> {
    this.#next ??= this.#afterLatest();
    return this.#next;
  }

  /** When nobody waits any more. */
  async idle(): Promise<void> {
    while (this.#next !== null) await this.#next.catch(() => undefined);
    await this.#latest;
  }

  async #afterLatest(): Promise<void> {
    await this.#latest;
    // What is answered in one turn of the event loop shares it.
    await nextTurn();
    this.#next = null;
    const flush = this.#connection.query(FLUSH);
    this.#latest = flush.catch(() => undefined);
    await flush;
  }
}
