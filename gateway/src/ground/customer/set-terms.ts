import type pg from 'pg';

/**
 * When terms change that decide what may be wagered, the trigger `customer_terms_change` raises the account's version.
 * @param columns what is said, at least one
 */
export const setTerms = async (
  client: Pick<pg.PoolClient, 'query'>,
  customerId: string,
  columns: ReadonlyMap<string, unknown>,
): Promise<void> => {
  const sets = [...columns.keys()].map((column, at) => `${column} = $${at + 2}`).join(', ');
  await client.query(`update customer set ${sets} where customer_id = $1`, [customerId, ...columns.values()]);
};
