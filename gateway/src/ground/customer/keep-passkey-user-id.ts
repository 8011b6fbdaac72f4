import { randomBytes } from 'node:crypto';
import type { Database } from '../database/create-database.ts';

/** The id by which passkeys know a customer, drawn once for each. */
export const keepPasskeyUserId = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
): Promise<Buffer> => {
  const { rows } = await pool.query<{ id: Buffer }>(
    `update customer set passkey_user_id = coalesce(passkey_user_id, $2) where customer_id = $1
     returning coalesce(passkey_user_id, $2) as id`,
    [customerId, randomBytes(32)],
  );
  return rows[0]!.id;
};
