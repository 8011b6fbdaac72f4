import { sweepInParts } from '../../ground/database/sweep-old-rows.ts';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/create-database.ts';

export interface LockOutLimits {
  /** This many failures in a row lock the subject. */
  failures: number;
  /** How long a subject stays locked, and how long failures are remembered; wall milliseconds. */
  lockMs: number;
}

/** `full`: as many tries are already being checked as may still fail. */
export type Entry = { state: 'open' } | { state: 'locked'; forMs: number } | { state: 'full' };

/** How a try ended; `unknown` when the password couldn't be checked. */
export type TryOutcome = 'right' | 'wrong' | 'unknown';

/**
 * Counts failures in a row per subject; only failures lock. A try takes its place before the password is checked, so
 * parallel guesses get no more tries than consecutive ones, and a burst of correct ones doesn't lock anybody.
 */
export interface LockOut {
  enter(subject: string, limits: LockOutLimits): Promise<Entry>;
  /**
   * Every try that entered must leave once.
   * @param forgets whether a correct password clears the failures before it
   * @returns how long the subject is locked from now on, 0 when it isn't
   */
  leave(subject: string, limits: LockOutLimits, outcome: TryOutcome, forgets: boolean): Promise<number>;
  /** Removes failures that no longer count. */
  removeOld(lockMs: number): Promise<void>;
}

/**
 * Only a checked password makes a row, and only a few are checked per second: there are never this many while failures
 * are remembered. The limit bounds the table anyway.
 */
const MOST_ROWS = 200_000;

export const createLockOut = (
  { kysely }: Database,
  wallNowMs: () => number,
  mostRows = MOST_ROWS,
): LockOut => ({
  enter: async (subject, { failures, lockMs }) => {
    const now = wallNowMs();
    const isOver = sql`(a.locked_until_ms <= ${now} and (a.locked_until_ms > 0 or a.first_failure_at_ms < ${now - lockMs}))`;
    const { rows } = await sql`
      insert into login_attempt as a (subject, failures, first_failure_at_ms, in_flight)
      values (${subject}, 0, ${now}, 1)
      on conflict (subject) do update set
        failures = case when ${isOver} then 0 else a.failures end,
        in_flight = case when ${isOver} then 1 else a.in_flight + 1 end,
        first_failure_at_ms = case when ${isOver} then ${now} else a.first_failure_at_ms end,
        locked_until_ms = 0
      where ${isOver} or (a.locked_until_ms = 0 and a.failures + a.in_flight < ${failures})
      returning 1`.execute(kysely);
    if (rows.length > 0) return { state: 'open' };
    const row = await kysely
      .selectFrom('login_attempt')
      .select('locked_until_ms')
      .where('subject', '=', subject)
      .executeTakeFirst();
    const forMs = (row?.locked_until_ms ?? 0) - now;
    return forMs > 0 ? { state: 'locked', forMs } : { state: 'full' };
  },
  leave: async (subject, { failures, lockMs }, outcome, forgets) => {
    const now = wallNowMs();
    const failed = outcome === 'wrong' ? 1 : 0;
    const row = await kysely
      .updateTable('login_attempt')
      .set({
        in_flight: sql<number>`greatest(in_flight - 1, 0)`,
        failures: outcome === 'right' && forgets ? 0 : sql<number>`failures + ${failed}::integer`,
        locked_until_ms: sql<number>`case when locked_until_ms = 0 and failures + ${failed}::integer >= ${failures}
          and ${outcome === 'wrong'}::boolean then ${now + lockMs} else locked_until_ms end`,
      })
      .where('subject', '=', subject)
      .returning(['failures', 'in_flight', 'locked_until_ms'])
      .executeTakeFirst();
    if (row === undefined) return 0;
    if (row.failures === 0 && row.in_flight === 0) {
      await kysely
        .deleteFrom('login_attempt')
        .where('subject', '=', subject)
        .where('failures', '=', 0)
        .where('in_flight', '=', 0)
        .execute();
    }
    return Math.max(0, row.locked_until_ms - now);
  },
  removeOld: async (lockMs) => {
    const now = wallNowMs();
    await sweepInParts(async (most) => {
      const { numAffectedRows } = await sql`
        delete from login_attempt where subject in (
          select subject from login_attempt where first_failure_at_ms < ${now - lockMs} and locked_until_ms <= ${now}
          order by first_failure_at_ms limit ${most})`.execute(kysely);
      return Number(numAffectedRows ?? 0);
    });
    await sweepInParts(async (most) => {
      const { numAffectedRows } = await sql`
        delete from login_attempt where subject in (
          select subject from login_attempt order by first_failure_at_ms desc offset ${mostRows} limit ${most})`.execute(
        kysely,
      );
      return Number(numAffectedRows ?? 0);
    });
  },
});
