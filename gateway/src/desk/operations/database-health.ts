import { isServerFull } from '../../ground/database/connections-needed.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { DatabaseAway, isDatabaseLoss, isWriteLoss } from '../../ground/database/is-database-loss.ts';
import type { Probe } from '../../ground/database/probe.ts';
import { askForAnswer, askForNewRoom, askToWrite } from './ask-database.ts';
import { type SupplyEvent, SupplyWatch } from './supply-watch.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** Why tickets can't be written: the database doesn't answer, is read-only, or has no connections for calls. */
export const TROUBLES = ['away', 'notWritable', 'noConnection'] as const;
export type DatabaseTrouble = (typeof TROUBLES)[number];

/** Whether tickets can be written, checked regularly so that no call has to wait for a time-out to find out. */
export interface DatabaseHealth {
  readonly up: boolean;
  /** The reason why they can't; null: they can. */
  readonly trouble: DatabaseTrouble | null;
  /**
   * Opens the connections for the checks; the start waits for them, so that a database that answers isn't cut off only
   * because they open slowly.
   * @throws DatabaseAway; the server's own error when it has no connection left
   */
  begin(): Promise<void>;
  check(): Promise<DatabaseTrouble | null>;
  /**
   * Called for every call that failed in the database.
   * @returns whether the database was the cause; the caller has to report anything else
   */
  note(error: unknown): boolean;
  stop(): Promise<void>;
}

/** For the log: one line when an outage begins, one when it is over, however many calls it costs. */
export type DatabaseEvent =
  | { event: 'away'; trouble: DatabaseTrouble; cause: string }
  | { event: 'back'; seconds: number; failedCalls: number }
  /** The database answered all the time. */
  | { event: 'failedCalls'; failedCalls: number; cause: string }
  | SupplyEvent;

const ASK_EVERY_MS = 250;
const WRITE_EVERY_MS = 1_000;
/** How long a check waits before it asks a full server for a connection again: the pool also asks meanwhile. */
const REFUSED_FOR_MS = 5_000;

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Watches the database on two connections of its own: does it answer, and can it write? While it doesn't answer, the
 * pool is cut off, so that running calls fail early and new ones at once. While it can't write, it may still be read. A
 * server that reports that it is full has answered: the connections that the pool already has may be enough.
 */
export const watchDatabase = (
  database: WatchedDatabase,
  onEvent: (event: DatabaseEvent) => void = () => undefined,
): DatabaseHealth => new DatabaseWatch(database, onEvent);

interface WatchedDatabase
  extends Pick<Database, 'createProbe' | 'cut' | 'restore' | 'supply' | 'fill' | 'lookAtHosts'> {
  pool: { query(sql: string): Promise<unknown> };
}

class DatabaseWatch implements DatabaseHealth {
  readonly #database: WatchedDatabase;
  readonly #onEvent: (event: DatabaseEvent) => void;
  readonly #answering: Probe;
  readonly #writing: Probe;
  readonly #supply: SupplyWatch;
  readonly #stops: ReadonlyArray<() => void>;
  /** The checks that got no connection when they last asked, with the server's error. */
  readonly #refused = new Map<Probe, { error: Error; atMs: number }>();
  #answers = true;
  #writes = true;
  #awaySinceMs: number | null = null;
  #failedCalls = 0;
  #lastCause = '';
  #asking: Promise<void> | null = null;
  #beating: Promise<void> | null = null;
  #isStopped = false;

  constructor(database: WatchedDatabase, onEvent: (event: DatabaseEvent) => void) {
    this.#database = database;
    this.#onEvent = onEvent;
    this.#answering = database.createProbe();
    this.#writing = database.createProbe();
    this.#supply = new SupplyWatch(database, onEvent);
    this.#stops = [
      repeat(() => {
        // Beside the question whether it answers, which a silent server holds up.
        void database.lookAtHosts();
        void this.check();
      }, ASK_EVERY_MS),
      repeat(() => void this.#beat(), WRITE_EVERY_MS),
    ];
  }

  get up(): boolean {
    return this.trouble === null;
  }

  get trouble(): DatabaseTrouble | null {
    if (!this.#answers) return 'away';
    // After an outage it takes a moment to know whether there are connections again.
    const isOut = this.#awaySinceMs !== null;
    if (this.#supply.isTooSmall && (isOut || this.#supply.refusal !== null)) return 'noConnection';
    return this.#writes ? null : 'notWritable';
  }

  async begin(): Promise<void> {
    await this.check();
    await this.#beat();
    for (const { error } of this.#refused.values()) throw error;
    if (!this.#answers) throw new DatabaseAway();
  }

  async check(): Promise<DatabaseTrouble | null> {
    await (this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    }));
    return this.trouble;
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
    for (const stop of this.#stops) stop();
    await Promise.all([this.#answering.close(), this.#writing.close()]);
  }

  async #ask(): Promise<void> {
    const before = this.#answers;
    this.#answers = (await this.#hear(this.#answering, askForAnswer)) ?? true;
    if (before && !this.#answers) this.#database.cut();
    if (!before && this.#answers) this.#database.restore();
    if (this.#answers) this.#supply.look([...this.#refused.values()][0]?.error ?? null);
    this.#settle();
    if (this.#awaySinceMs === null && this.#failedCalls > 0) {
      this.#onEvent({ event: 'failedCalls', failedCalls: this.#failedCalls, cause: this.#lastCause });
      this.#failedCalls = 0;
    }
  }

  async #beat(): Promise<void> {
    if (!this.#answers) return;
    await (this.#beating ??= this.#write().finally(() => {
      this.#beating = null;
    }));
  }

  async #write(): Promise<void> {
    const written = await this.#hear(this.#writing, this.#writes ? askToWrite : askForNewRoom);
    this.#writes = written ?? this.#writes;
    this.#settle();
  }

  /** @returns null when the server is full and nothing could be asked */
  async #hear(probe: Probe, ask: (of: Pick<Probe, 'ask'>) => Promise<void>): Promise<boolean | null> {
    const { atMs = Number.NEGATIVE_INFINITY } = this.#refused.get(probe) ?? {};
    if (performance.now() < atMs + REFUSED_FOR_MS) return this.#hearByPool(ask);
    try {
      await ask(probe);
      this.#refused.delete(probe);
      return true;
    } catch (error) {
      this.#lastCause = describe(error);
      if (!isServerFull(error)) return false;
      this.#refused.set(probe, { error, atMs: performance.now() });
      return this.#hearByPool(ask);
    }
  }

  /** Checks on a connection of the pool, for a check that has none. A busy pool proves nothing. */
  async #hearByPool(ask: (of: Pick<Probe, 'ask'>) => Promise<void>): Promise<boolean | null> {
    if (this.#supply.isTooSmall) return null;
    try {
      await ask({ ask: async (sql) => void (await this.#database.pool.query(sql)) });
      return true;
    } catch (error) {
      return isWriteLoss(error) ? false : null;
    }
  }

  #settle(): void {
    if (this.#isStopped) return;
    const { trouble } = this;
    if (trouble !== null && this.#awaySinceMs === null) {
      this.#awaySinceMs = performance.now();
      const cause = trouble === 'noConnection' ? this.#supply.refusal?.message : null;
      this.#onEvent({ event: 'away', trouble, cause: cause ?? this.#lastCause });
    } else if (trouble === null && this.#awaySinceMs !== null) {
      const seconds = Math.round((performance.now() - this.#awaySinceMs) / 100) / 10;
      this.#awaySinceMs = null;
      this.#onEvent({ event: 'back', seconds, failedCalls: this.#failedCalls });
      this.#failedCalls = 0;
    }
  }
}
