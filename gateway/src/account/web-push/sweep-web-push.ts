import type { Database } from '../../ground/database/create-database.ts';
import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import { TOLD_WITHIN_MS } from './claim-notices.ts';
import { SUBSCRIBED_FOR_MS } from './save-subscription.ts';

export const OLD_PUSH: ReadonlyArray<SweptRows<'push_due' | 'push_subscription'>> = [
  { table: 'push_due', column: 'at_ms', keptMs: TOLD_WITHIN_MS + 1 },
  { table: 'push_subscription', column: 'seen_at_ms', keptMs: SUBSCRIBED_FOR_MS + 1 },
];

/** Forgets what is too old to be told, and browsers that haven't been there for long. */
export const sweepWebPush = async (database: Pick<Database, 'kysely'>, nowMs: number): Promise<void> => {
  for (const rows of OLD_PUSH) await sweepOldRows(database, rows, nowMs);
};
