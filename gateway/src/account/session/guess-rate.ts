import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/create-database.ts';

/**
 * How fast the passwords of one subject may be tried: `perHour` at once, then `perHour` spread over each hour. Nobody
 * is locked; a try that comes too early is told when to retry. A try that was right is given back.
 */
export interface GuessRate {
  /** @returns 0, or after how many milliseconds there is room for a try */
  take(subject: string, perHour: number): Promise<number>;
  giveBack(subject: string, perHour: number): Promise<void>;
  removeOld(): Promise<void>;
}

export const HOUR_MS = 3_600_000;

export const OLD_GUESSES: SweptRows<'guess_rate'> = {
  table: 'guess_rate',
  column: 'used_until_ms',
  keptMs: 0,
};

export const createGuessRate = ({ kysely }: Database, wallNowMs: () => number): GuessRate => ({
  take: async (subject, perHour) => {
    const now = wallNowMs();
    const step = Math.ceil(HOUR_MS / perHour);
    const { rows } = await sql`
      insert into guess_rate as g (subject, used_until_ms) values (${subject}, ${now + step})
      on conflict (subject) do update set used_until_ms = greatest(g.used_until_ms, ${now}) + ${step}
      where greatest(g.used_until_ms, ${now}) + ${step} <= ${now + step * perHour}
      returning 1`.execute(kysely);
    if (rows.length > 0) return 0;
    const row = await kysely
      .selectFrom('guess_rate')
      .select('used_until_ms')
      .where('subject', '=', subject)
      .executeTakeFirst();
    return Math.max(1, (row?.used_until_ms ?? now) + step - (now + step * perHour));
  },
  giveBack: async (subject, perHour) => {
    const step = Math.ceil(HOUR_MS / perHour);
    await kysely
      .updateTable('guess_rate')
      .set({ used_until_ms: sql<number>`used_until_ms - ${step}::bigint` })
      .where('subject', '=', subject)
      .execute();
  },
  removeOld: () => sweepOldRows({ kysely }, OLD_GUESSES, wallNowMs()),
});
