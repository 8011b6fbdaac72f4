import type pg from 'pg';
import { expect, vi } from 'vitest';

const WITHIN_MS = 10_000;

const SELECT_BLOCKED = `
select query from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;

/**
 * Waits until each of the statements waits for somebody's lock in the pool's database. A count of who waits would do
 * for less: any work behind the scenes may wait for a moment.
 *
 * @param parts of their texts, one each
 */
export const untilBlocked = (pool: pg.Pool, ...parts: string[]): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ query: string }>(SELECT_BLOCKED);
      for (const part of parts) expect(rows.filter(({ query }) => query.includes(part))).toHaveLength(1);
    },
    { timeout: WITHIN_MS },
  );
