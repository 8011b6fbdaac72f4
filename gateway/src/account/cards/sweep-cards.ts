import type { Database } from '../../ground/database/create-database.ts';
import { sweepOldRows } from '../../ground/database/sweep-old-rows.ts';

const DAY_MS = 86_400_000;

/** An image is megabytes. */
const IMAGES_AT_ONCE = 100;

/** Forgets uploads whose token is over, with what was sent of them, and images that were kept long enough. */
export const sweepCards = async (
  database: Pick<Database, 'kysely'>,
  keepDays: number,
  nowMs: number,
): Promise<void> => {
  const most = IMAGES_AT_ONCE;
  await sweepOldRows(database, { table: 'card_upload', column: 'expires_at_ms', untilMs: nowMs, most });
  const untilMs = nowMs - keepDays * DAY_MS;
  await sweepOldRows(database, { table: 'card_image', column: 'sent_at_ms', untilMs, most });
};
