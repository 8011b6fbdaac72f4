import type { Database } from '../../ground/database/create-database.ts';

const DAY_MS = 86_400_000;

/** Forgets uploads whose token is over, with what was sent of them, and images that were kept long enough. */
export const sweepCards = async (
  { pool }: Pick<Database, 'pool'>,
  keepDays: number,
  nowMs: number,
): Promise<void> => {
  await pool.query('delete from card_upload where expires_at_ms <= $1', [nowMs]);
  await pool.query('delete from card_image where sent_at_ms <= $1', [nowMs - keepDays * DAY_MS]);
};
