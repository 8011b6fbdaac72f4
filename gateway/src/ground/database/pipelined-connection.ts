import type pg from 'pg';
import { cancelStatement } from './cancel-statement.ts';
import { destroyClient } from './destroy-client.ts';
import { type HostedConfig, PatientClient } from './patient-client.ts';
import { HOLD_SETTINGS } from './session-settings.ts';
import type { PreparedStatement, StatementRunner } from './statement-runner.ts';

/**
 * A statement that waits for a row holds up everything behind it on its connection. Rows are locked either for about a
 * millisecond or for long; statements that wait for long go to the pool, where each waits on its own connection.
 */
const LOCK_TIMEOUT_MS = 50;

/** The limit however fast the server answers: this many outcomes are unknown when the connection breaks. */
const MOST_UNDER_WAY = 16;

/**
 * How long a statement may take, including those in front of it. Where each commit waits for a slow disk, statements
 * behind each other take several times as long as in the pool, where a connection has one at a time.
 */
const MAY_TAKE_MS = 16;

/** The weight of the latest answer in the average pace. */
const LATEST_SHARE = 1 / 8;

/** pg has given it up, and the connection with it. */
const isLate = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** A connection that takes the next statement before the previous one is answered. They run in this order. */
export class PipelinedConnection implements StatementRunner {
  readonly #client: PatientClient;
  #isOpen = false;
  #underWay = 0;
  #paceMs = 0;
  #answeredAtMs = 0;
  #isGathering = false;

  /**
   * @param onLost called when the connection can't be used any more, maybe twice. Statements under way fail by
   * themselves.
   */
  constructor(config: HostedConfig, onLost: () => void) {
    this.#client = new PatientClient({ ...config, pipeline: true });
    this.#client.on('error', onLost);
    this.#client.on('end', onLost);
  }

  /**
   * @param settings settings of its session in SQL, in addition to those of all sessions
   * @param onOpened called as soon as statements are accepted
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

  /** Drops a connection whose other end may be silent: the outcome of the statements under way is unknown. */
  destroy(): void {
    destroyClient(this.#client);
  }

  /** Closes the connection once everything under way is answered. */
  async end(): Promise<void> {
    if (this.#isOpen) await this.#client.end();
    else this.destroy();
  }

  /** Statements of one turn of the event loop go out in one write, which wakes the server once. */
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
