import type pg from 'pg';

/** The values by column; those that are left out get what every account begins with. */
type Columns = ReadonlyMap<string, unknown>;

const BEGINNING: Columns = new Map<string, unknown>([
  ['agent_id', 'HOUSE'],
  ['price_type', 'A'],
  ['credit_acct_flag', false],
  ['minimum_wager_cents', 100],
  ['time_zone', 'America/New_York'],
  ['web_language', 'ENG'],
]);

/**
 * A customer with an empty account.
 * @param maxBaseCents most on any one bet (HR-4)
 * @returns false when there is such a customer already
 */
export const insertCustomer = async (
  client: Pick<pg.PoolClient, 'query'>,
  customerId: string,
  columns: Columns,
  maxBaseCents: number,
): Promise<boolean> => {
  const all = new Map<string, unknown>([...BEGINNING, ...columns, ['customer_id', customerId]]);
  const { rowCount } = await client.query(
    `insert into customer (${[...all.keys()].join(', ')})
     values (${[...all.keys()].map((_, at) => `$${at + 1}`).join(', ')})
     on conflict do nothing`,
    [...all.values()],
  );
  if (rowCount === 0) return false;
  await client.query('insert into account (customer_id) values ($1)', [customerId]);
  await client.query('insert into customer_limit (customer_id, max_base_cents) values ($1, $2)', [
    customerId,
    maxBaseCents,
  ]);
  return true;
};
