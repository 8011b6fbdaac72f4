import type pg from 'pg';
import { ACCOUNT_COLUMNS, type AccountRow } from '../../ground/customer/calculate-balance.ts';

const LOCK = `
select ${ACCOUNT_COLUMNS} from account a join customer c using (customer_id)
where customer_id = $1 and c.closed_at_ms is null for update of a`;

/** The account that a play moves, held until the transaction ends. @returns null when nobody may play on it */
export const lockPlayer = async (client: pg.PoolClient, customerId: string): Promise<AccountRow | null> => {
  const { rows } = await client.query<AccountRow>(LOCK, [customerId]);
  return rows[0] ?? null;
};
