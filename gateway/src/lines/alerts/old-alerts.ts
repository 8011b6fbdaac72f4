import type { Database } from '../../ground/database/create-database.ts';
import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';

/** What was told is found again for this long after the period began. */
const KEPT_MS = 7 * 86_400_000;

export const OLD_ALERTS: SweptRows<'line_alert'> = {
  table: 'line_alert',
  column: 'over_ms',
  keptMs: KEPT_MS,
};

export const sweepAlerts = (database: Pick<Database, 'kysely'>, nowMs: number): Promise<void> =>
  sweepOldRows(database, OLD_ALERTS, nowMs);
