import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

/** A message of the inbox that is there for its customer: `c` is the customer's row of it, `m` the message. */
export const IS_THERE = `m.recalled_at_ms is null and not exists (
  select from banned_message b where b.customer_id = c.customer_id and b.message_id = c.message_id)`;

const COUNT_NEW = `
select c.customer_id as "customerId", count(*)::integer as count
from customer_message c join message m using (message_id)
where c.customer_id = any($1) and c.status is null and ${IS_THERE}
group by c.customer_id`;

/** ENT1-01.8: how many messages each of these customers hasn't read; who has none isn't in it. */
export const countNewMessages = async (
  database: Queryable,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await database.query<{ customerId: string; count: number }>(COUNT_NEW, [customerIds]);
  return new Map(rows.map(({ customerId, count }) => [customerId, count]));
};
