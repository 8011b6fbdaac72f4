import type pg from 'pg';

/** All of a customer's. */
export const deletePasskeys = async (
  client: Pick<pg.PoolClient, 'query'>,
  customerId: string,
): Promise<void> => {
  await client.query('delete from passkey where customer_id = $1', [customerId]);
};
