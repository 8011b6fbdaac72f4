import type { Database } from '../database/create-database.ts';
import { isDatabaseLoss, isWriteLoss } from '../database/is-database-loss.ts';
import type { Probe } from '../database/probe.ts';

/** Whether tickets can be written, asked in a steady rhythm so that nobody has to wait for a time-out to know. */
export interface DatabaseHealth {
  readonly up: boolean;
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
/** An answer takes a millisecond. Together with the pause: who waits for a silent database hears so within a second. */
const ANSWER_WITHIN_MS = 600;
const WRITE_EVERY_MS = 1_000;
/** A disk that is busy takes its time. */
const WRITE_WITHIN_MS = 3_000;

const WRITE = 'update database_beat set beats = beats + 1';
/** Needs room that was not there before; see the migration. */
const WRITE_INTO_NEW_ROOM = `insert into database_room values (repeat('x', 7000))`;

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Looks after the database on two connections of its own: does it answer, and can it write? While it doesn't answer the
 * pool is cut off, so that calls under way fail early and new ones at once. While it can't write it may still be read.
 */
export const watchDatabase = (
  database: Pick<Database, 'createProbe' | 'cut' | 'restore'>,
  onEvent: (event: DatabaseEvent) => void = () => undefined,
): DatabaseHealth => {
  const [answering, writing] = [database.createProbe(), database.createProbe()];
  let answers = true;
  let writes = true;
  let awaySinceMs: number | null = null;
  let failedCalls = 0;
  let lastCause = '';
  let asking: Promise<void> | null = null;
  let isWriting = false;

  const settle = (): void => {
    const up = answers && writes;
    if (!up && awaySinceMs === null) {
      awaySinceMs = performance.now();
      onEvent({ event: 'away', cause: lastCause });
    } else if (up && awaySinceMs !== null) {
      const seconds = Math.round((performance.now() - awaySinceMs) / 100) / 10;
      awaySinceMs = null;
      onEvent({ event: 'back', seconds, failedCalls });
      failedCalls = 0;
    }
  };
  const hear = async (probe: Probe, sql: string, withinMs: number): Promise<boolean> => {
    try {
      await probe.ask(sql, withinMs);
      return true;
    } catch (error) {
      lastCause = describe(error);
      return false;
    }
  };

  const ask = async (): Promise<void> => {
    const before = answers;
    answers = await hear(answering, 'select 1', ANSWER_WITHIN_MS);
    if (before && !answers) database.cut();
    if (!before && answers) database.restore();
    settle();
    if (awaySinceMs === null && failedCalls > 0) {
      onEvent({ event: 'failedCalls', failedCalls, cause: lastCause });
      failedCalls = 0;
    }
  };
  const check = async (): Promise<boolean> => {
    await (asking ??= ask().finally(() => {
      asking = null;
    }));
    return answers && writes;
  };
  const write = async (): Promise<void> => {
    if (isWriting || !answers) return;
    isWriting = true;
    writes = await hear(writing, writes ? WRITE : WRITE_INTO_NEW_ROOM, WRITE_WITHIN_MS);
    isWriting = false;
    settle();
  };

  const timers = [
    setInterval(() => void check(), ASK_EVERY_MS),
    setInterval(() => void write(), WRITE_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    get up() {
      return answers && writes;
    },
    check,
    note: (error) => {
      if (!isDatabaseLoss(error)) return false;
      failedCalls += 1;
      lastCause = describe(error);
      if (writes && isWriteLoss(error)) {
        writes = false;
        settle();
      }
      return true;
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([answering.close(), writing.close()]);
    },
  };
};
