import type { Database } from '../../ground/database/create-database.ts';
import { TOLD_WITHIN_MS } from './claim-notices.ts';
import { SUBSCRIBED_FOR_MS } from './save-subscription.ts';

/** Forgets what is too old to be told, and browsers that haven't been there for long. */
export const sweepWebPush = async ({ pool }: Pick<Database, 'pool'>, nowMs: number): Promise<void> => {
  await pool.query('delete from push_due where at_ms < $1', [nowMs - TOLD_WITHIN_MS]);
  await pool.query('delete from push_subscription where seen_at_ms < $1', [nowMs - SUBSCRIBED_FOR_MS]);
};
