/** One statement of each kind that the check must refuse, in the order of its test, and some that it must let pass. */
import type pg from 'pg';

interface Account {
  customer_id: string;
  version: number;
}

const PLANTED = { columns: 'customer_id, version' };

export const askFaulty = async (pool: pg.Pool, column: string): Promise<unknown[]> => [
  await pool.query<Account>('select customer_id from account'),
  await pool.query<Account>('select customer_id, version, at_risk_cents from account'),
  await pool.query<{ version: string }>('select version from account'),
  await pool.query<{ cents: number }>('select sum(amount_cents) as cents from ledger'),
  await pool.query<{ kind: 'deposit' }>('select kind from ledger'),
  await pool.query<{ detail: string }>('select detail from action_log'),
  await pool.query<{ version: number }>(
    'select a.version from customer c left join account a using (customer_id)',
  ),
  await pool.query<{ version: number | null }>('select versions from account'),
  await pool.query<Account>(`select ${column}, version from account`),
  await pool.query('select version from account'),
];

export const askWell = async (pool: pg.Pool): Promise<unknown[]> => [
  await pool.query<Account>(`select ${PLANTED.columns} from account`),
  await pool.query<{ kind: 'deposit' }>(`select kind from ledger where kind = 'deposit'`),
  await pool.query<{ detail: string }>('select detail from action_log where detail is not null'),
  await pool.query<{ version: number | null }>(
    'select a.version from customer c left join account a using (customer_id)',
  ),
  await pool.query<{ count: number; cents: string }>(
    'select count(*) as count, coalesce(sum(amount_cents), 0) as cents from ledger',
  ),
  (await pool.query('select version from account')).rowCount,
];
