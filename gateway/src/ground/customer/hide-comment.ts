import type { Database } from '../database/create-database.ts';

/** CALL1-09. Only the comment that was written at that moment: a later one is shown all the same. */
export const hideComment = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  writtenAtMs: number,
): Promise<void> => {
  await pool.query(
    'update customer set comments_hidden = true where customer_id = $1 and comments_written_at_ms = $2',
    [customerId, writtenAtMs],
  );
};
