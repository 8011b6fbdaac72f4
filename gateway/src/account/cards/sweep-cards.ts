import type { Database } from '../../ground/database/create-database.ts';
import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';

const DAY_MS = 86_400_000;

/** An image is megabytes. */
const IMAGES_AT_ONCE = 100;

export const oldCards = (keepDays: number): ReadonlyArray<SweptRows<'card_upload' | 'card_image'>> => [
  { table: 'card_upload', column: 'expires_at_ms', keptMs: 0, most: IMAGES_AT_ONCE },
  { table: 'card_image', column: 'sent_at_ms', keptMs: keepDays * DAY_MS, most: IMAGES_AT_ONCE },
];

/** Forgets uploads whose token is over, with what was sent of them, and images that were kept long enough. */
export const sweepCards = async (
  database: Pick<Database, 'kysely'>,
  keepDays: number,
  nowMs: number,
): Promise<void> => {
  for (const rows of oldCards(keepDays)) await sweepOldRows(database, rows, nowMs);
};
