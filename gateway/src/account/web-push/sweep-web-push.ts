import type { Database } from '../../ground/database/create-database.ts';
import { sweepOldRows } from '../../ground/database/sweep-old-rows.ts';
import { TOLD_WITHIN_MS } from './claim-notices.ts';
import { SUBSCRIBED_FOR_MS } from './save-subscription.ts';

/** Forgets what is too old to be told, and browsers that haven't been there for long. */
export const sweepWebPush = async (database: Pick<Database, 'kysely'>, nowMs: number): Promise<void> => {
  await sweepOldRows(database, { table: 'push_due', column: 'at_ms', untilMs: nowMs - TOLD_WITHIN_MS - 1 });
  const untilMs = nowMs - SUBSCRIBED_FOR_MS - 1;
  await sweepOldRows(database, { table: 'push_subscription', column: 'seen_at_ms', untilMs });
};
