import type { Database } from '../database/create-database.ts';
import { type SweptRows, sweepOldRows } from '../database/sweep-old-rows.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Lines that one customer may write in a day: nobody who bets comes near, and who floods the log doesn't push others'
 * lines out.
 */
const MOST_A_DAY = 2_000;

const KEPT_MS = 90 * DAY_MS;

/** @returns false when the customer has written too many today: nothing was written */
export const writeAction = async (
  { pool }: Database,
  line: { customerId: string; action: string; detail: string | null },
  wallMs: number,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `insert into action_log (customer_id, action, detail, at_ms) select $1::text, $2, $3, $4::bigint
     where (select count(*) from action_log where customer_id = $1::text and at_ms > $5) < $6`,
    [line.customerId, line.action, line.detail, wallMs, wallMs - DAY_MS, MOST_A_DAY],
  );
  return rowCount === 1;
};

export const OLD_ACTIONS: SweptRows<'action_log'> = {
  table: 'action_log',
  column: 'at_ms',
  keptMs: KEPT_MS + 1,
};

export const sweepActions = (database: Pick<Database, 'kysely'>, wallMs: number): Promise<void> =>
  sweepOldRows(database, OLD_ACTIONS, wallMs);
