import type pg from 'pg';
import { cancelStatement } from './cancel-statement.ts';
import { destroyClient } from './destroy-client.ts';
import { type HostedConfig, PatientClient } from './patient-client.ts';
import { HOLD_SETTINGS } from './session-settings.ts';
import type { PreparedStatement, StatementRunner } from './statement-runner.ts';

/**
 * A statement that waits for a row holds everything behind it on its connection. Rows are held for a millisecond, or by
 * somebody who takes his time; the pool, where each waits on a connection of its own, is for the second kind.
 */
const LOCK_TIMEOUT_MS = 50;

/** However fast the server answers: as many are unknown when the connection breaks. */
const MOST_UNDER_WAY = 16;

/**
 * How long a statement may take with those in front of it. Where each commit waits for a slow disk, statements that
 * wait for each other take several times as long as in the pool: there a connection has one at a time.
 */
const MAY_TAKE_MS = 16;

/** The weight of the latest answer in the average pace. */
const LATEST_SHARE = 1 / 8;

/** pg has given it up, and the connection with it. */
const isLate = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** One connection that takes the next statement before the one before it is answered. They are run in this order. */
export class PipelinedConnection implements StatementRunner {
  readonly #client: PatientClient;
  #isOpen = false;
  #underWay = 0;
  #paceMs = 0;
  #answeredAtMs = 0;
  #isGathering = false;

  /** @param onLost nothing more can be asked; may be told twice. What is under way fails by itself. */
  constructor(config: HostedConfig, onLost: () => void) {
    this.#client = new PatientClient({ ...config, pipeline: true });
    this.#client.on('error', onLost);
    this.#client.on('end', onLost);
  }

  /**
   * @param settings of its session, besides those of all (SQL)
   * @param onOpened told in the moment from which statements are taken
   */
  async open(settings: readonly string[], onOpened: () => void): Promise<void> {
    await this.#client.connect();
    await this.#client.setUp([HOLD_SETTINGS, `set lock_timeout = ${LOCK_TIMEOUT_MS}`, ...settings]);
    this.#isOpen = true;
    onOpened();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Whether one more would be answered soon. */
  get hasRoom(): boolean {
    if (!this.#isOpen) return false;
    const after = this.#underWay + 1;
    return after === 1 || (after <= MOST_UNDER_WAY && after * this.#paceMs <= MAY_TAKE_MS);
  }

  async query<Row extends pg.QueryResultRow>(statement: PreparedStatement): Promise<pg.QueryResult<Row>> {
    if (this.#underWay === 0) this.#answeredAtMs = performance.now();
    this.#underWay += 1;
    this.#gather();
    try {
      return await this.#client.query<Row>(statement);
    } catch (error) {
      if (isLate(error)) cancelStatement(this.#client);
      throw error;
    } finally {
      this.#noteAnswer();
    }
  }

  /** For a connection whose other end may be silent: what became of the statements under way, nobody knows. */
  destroy(): void {
    destroyClient(this.#client);
  }

  /** When everything under way is answered. */
  async end(): Promise<void> {
    if (this.#isOpen) await this.#client.end();
    else this.destroy();
  }

  /** What is asked in one turn of the event loop goes out in one write, which wakes the server once. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.#client.connection;
    stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #noteAnswer(): void {
    const nowMs = performance.now();
    this.#underWay -= 1;
    this.#paceMs += (nowMs - this.#answeredAtMs - this.#paceMs) * LATEST_SHARE;
    this.#answeredAtMs = nowMs;
  }
}
