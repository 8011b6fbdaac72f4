import { sql } from 'kysely';
import type { Database } from '../database/create-database.ts';

export interface LockOutLimits {
  /** The failure of this number in a row locks. */
  failures: number;
  /** How long it stays locked, and how long failures are remembered; wall milliseconds. */
  lockMs: number;
}

/**
 * Failures in a row per subject: a customer id, existing or not, or an address. An attempt is counted before the
 * password is looked at, so a burst of parallel guesses gets no more tries than one after the other.
 */
export interface LockOut {
  begin(subject: string, limits: LockOutLimits): Promise<{ lockedForMs: number; attempt: number }>;
  failed(subject: string, limits: LockOutLimits): Promise<void>;
  succeeded(subject: string): Promise<void>;
  /** Takes back one counted attempt that was no failure. */
  uncount(subject: string): Promise<void>;
}

export const createLockOut = (database: Database, wallNowMs: () => number): LockOut => ({
  begin: async (subject, limits) => {
    const now = wallNowMs();
    const { rows } = await sql<{ failures: number; locked_until_ms: number }>`
      insert into login_attempt as a (subject, failures, first_failure_at_ms, locked_until_ms)
      values (${subject}, 1, ${now}, 0)
      on conflict (subject) do update set
        failures = case
          when a.locked_until_ms > ${now} then a.failures
          when a.locked_until_ms > 0 or a.first_failure_at_ms < ${now - limits.lockMs} then 1
          else a.failures + 1 end,
        first_failure_at_ms = case
          when a.locked_until_ms <= ${now} and (a.locked_until_ms > 0 or a.first_failure_at_ms < ${now - limits.lockMs})
          then ${now} else a.first_failure_at_ms end,
        locked_until_ms = case
          when a.locked_until_ms > ${now} then a.locked_until_ms
          when a.locked_until_ms > 0 or a.first_failure_at_ms < ${now - limits.lockMs} then 0
          when a.failures + 1 > ${limits.failures} then ${now + limits.lockMs}
          else 0 end
      returning failures, locked_until_ms`.execute(database.kysely);
    const row = rows[0];
    return { lockedForMs: Math.max(0, (row?.locked_until_ms ?? 0) - now), attempt: row?.failures ?? 1 };
  },
  failed: async (subject, limits) => {
    await database.kysely
      .updateTable('login_attempt')
      .set({ locked_until_ms: wallNowMs() + limits.lockMs })
      .where('subject', '=', subject)
      .where('failures', '>=', limits.failures)
      .where('locked_until_ms', '=', 0)
      .execute();
  },
  succeeded: async (subject) => {
    await database.kysely.deleteFrom('login_attempt').where('subject', '=', subject).execute();
  },
  uncount: async (subject) => {
    await database.kysely
      .updateTable('login_attempt')
      .set((eb) => ({ failures: eb('failures', '-', 1) }))
      .where('subject', '=', subject)
      .where('failures', '>', 0)
      .execute();
  },
});
