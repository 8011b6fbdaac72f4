import type { Database } from '../database/create-database.ts';
import { DatabaseAway, isDatabaseLoss, isWriteLoss } from '../database/is-database-loss.ts';
import type { Probe } from '../database/probe.ts';
import { askForAnswer, askForNewRoom, askToWrite } from './ask-database.ts';

/** Whether tickets can be written, asked in a steady rhythm so that nobody has to wait for a time-out to know. */
export interface DatabaseHealth {
  readonly up: boolean;
  /**
   * Opens the connections that it asks on, for a start that goes on once they stand: what is known to answer is not cut
   * off because they take their time.
   * @throws DatabaseAway
   */
  begin(): Promise<void>;
  check(): Promise<boolean>;
  /**
   * Told of every call that the database failed.
   * @returns whether that is what it was; anything else is the caller's to report
   */
  note(error: unknown): boolean;
  stop(): Promise<void>;
}

/** For the log: one line when an outage begins, one when it is over, however many calls it costs. */
export type DatabaseEvent =
  | { event: 'away'; cause: string }
  | { event: 'back'; seconds: number; failedCalls: number }
  /** It answered all the while. */
  | { event: 'failedCalls'; failedCalls: number; cause: string };

const ASK_EVERY_MS = 250;
const WRITE_EVERY_MS = 1_000;

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Looks after the database on two connections of its own: does it answer, and can it write? While it doesn't answer the
 * pool is cut off, so that calls under way fail early and new ones at once. While it can't write it may still be read.
 */
export const watchDatabase = (
  database: WatchedDatabase,
  onEvent: (event: DatabaseEvent) => void = () => undefined,
): DatabaseHealth => new DatabaseWatch(database, onEvent);

type WatchedDatabase = Pick<Database, 'createProbe' | 'cut' | 'restore'>;

class DatabaseWatch implements DatabaseHealth {
  readonly #database: WatchedDatabase;
  readonly #onEvent: (event: DatabaseEvent) => void;
  readonly #answering: Probe;
  readonly #writing: Probe;
  readonly #timers: NodeJS.Timeout[];
  #answers = true;
  #writes = true;
  #awaySinceMs: number | null = null;
  #failedCalls = 0;
  #lastCause = '';
  #asking: Promise<void> | null = null;
  #isWriting = false;
  #isStopped = false;

  constructor(database: WatchedDatabase, onEvent: (event: DatabaseEvent) => void) {
    this.#database = database;
    this.#onEvent = onEvent;
    this.#answering = database.createProbe();
    this.#writing = database.createProbe();
    this.#timers = [
      setInterval(() => void this.check(), ASK_EVERY_MS),
      setInterval(() => void this.#write(), WRITE_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get up(): boolean {
    return this.#answers && this.#writes;
  }

  async begin(): Promise<void> {
    await this.check();
    await this.#write();
    if (!this.#answers) throw new DatabaseAway();
  }

  async check(): Promise<boolean> {
    await (this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    }));
    return this.up;
  }

  note(error: unknown): boolean {
    if (!isDatabaseLoss(error)) return false;
    this.#failedCalls += 1;
    this.#lastCause = describe(error);
    if (this.#writes && isWriteLoss(error)) {
      this.#writes = false;
      this.#settle();
    }
    return true;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([this.#answering.close(), this.#writing.close()]);
  }

  async #ask(): Promise<void> {
    const before = this.#answers;
    this.#answers = await this.#hear(() => askForAnswer(this.#answering));
    if (before && !this.#answers) this.#database.cut();
    if (!before && this.#answers) this.#database.restore();
    this.#settle();
    if (this.#awaySinceMs === null && this.#failedCalls > 0) {
      this.#onEvent({ event: 'failedCalls', failedCalls: this.#failedCalls, cause: this.#lastCause });
      this.#failedCalls = 0;
    }
  }

  async #write(): Promise<void> {
    if (this.#isWriting || !this.#answers) return;
    this.#isWriting = true;
    this.#writes = await this.#hear(() =>
      this.#writes ? askToWrite(this.#writing) : askForNewRoom(this.#writing),
    );
    this.#isWriting = false;
    this.#settle();
  }

  async #hear(ask: () => Promise<void>): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch (error) {
      this.#lastCause = describe(error);
      return false;
    }
  }

  #settle(): void {
    if (this.#isStopped) return;
    if (!this.up && this.#awaySinceMs === null) {
      this.#awaySinceMs = performance.now();
      this.#onEvent({ event: 'away', cause: this.#lastCause });
    } else if (this.up && this.#awaySinceMs !== null) {
      const seconds = Math.round((performance.now() - this.#awaySinceMs) / 100) / 10;
      this.#awaySinceMs = null;
      this.#onEvent({ event: 'back', seconds, failedCalls: this.#failedCalls });
      this.#failedCalls = 0;
    }
  }
}
