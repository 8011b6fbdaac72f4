import type { Database } from '../../../src/ground/database/create-database.ts';
import { seedCustomer } from '../../customers/seed-customer.ts';
import { signIn } from '../../customers/sign-in.ts';
import type { Findings } from '../findings.ts';

/** A customer who is signed in and does nothing: whatever becomes of the account was done by somebody else's page. */
export interface QuietCustomer {
  customerId: string;
  cookie: string;
  /** All rows of the account, in all tables. */
  before: ReadonlyMap<string, string>;
}

const ID = 'QUIET';

const readRows = async ({ pool }: Database): Promise<Map<string, string>> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where column_name = 'customer_id' and table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ all: string }>(
      `select coalesce(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text), '') as all
       from "${name}" t where customer_id = $1`,
      [ID],
    );
    found.set(name, rows[0]?.all ?? '');
  }
  return found;
};

export const seedQuietCustomer = async (database: Database, origin: string): Promise<QuietCustomer> => {
  await seedCustomer(database, { customerId: ID, balanceCents: 5_000_000, enableRifFlag: true });
  const cookie = await signIn(origin, ID);
  return { customerId: ID, cookie, before: await readRows(database) };
};

/** Nothing of another's page was done on this account. */
export const judgeQuiet = async (
  database: Database,
  { before }: QuietCustomer,
  findings: Findings,
): Promise<void> => {
  for (const [table, rows] of await readRows(database))
    if (rows !== before.get(table))
      findings.add(
        `tabs: an account that nobody used has other rows in ${table}`,
        `${before.get(table)} → ${rows}`,
      );
};
