import type { Database } from '../database/create-database.ts';

/** Never back, and never beyond what there is: nothing that comes later counts as seen. */
export const markNotificationsSeen = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  entryId: number,
): Promise<void> => {
  await pool.query(
    `update customer set notifications_seen_entry_id = seen.entry_id from (
       select least($2::bigint, coalesce(max(entry_id), 0)) as entry_id from ledger where customer_id = $1) seen
     where customer_id = $1 and notifications_seen_entry_id < seen.entry_id`,
    [customerId, entryId],
  );
};
