import type pg from 'pg';
import { verifyPassword } from '../../account/session/password-hash.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';

/** Somebody whom a demo brought, in whatever the book has become since. */
export interface DemoLogin {
  customerId: string;
  isClosed: boolean;
  /** Everybody can read it, in the sources and on the front page of every demo. */
  hasPublicPassword: boolean;
}

interface Row {
  customerId: string;
  passwordHash: string;
  isClosed: boolean;
  isSeeded: boolean;
}

/**
 * What a demo leaves of each of its customers and nobody else has: the flag of the one who looks around, a mail address
 * at example.com, which is nobody's, the plays that nobody takes back.
 */
const SELECT = `select customer_id as "customerId", password_hash as "passwordHash", closed_at_ms is not null as "isClosed",
    is_demo or email = lower(customer_id) || '@example.com' or exists (
      select from casino_play where provider = 'Casino' and round = 'demo-' || customer.customer_id || '-1'
    ) as "isSeeded"
  from customer where is_demo or customer_id = any ($1) order by customer_id`;

const IDS = DEMO_CUSTOMERS.map(({ customerId }) => customerId);
const PASSWORDS = new Map(DEMO_CUSTOMERS.map(({ customerId, password }) => [customerId, password]));

/** Those of a demo, by id. A customer of a real book who happens to have such an id is none of them. */
export const findDemoLogins = async (client: Pick<pg.Pool, 'query'>): Promise<DemoLogin[]> => {
  const { rows } = await client.query<Row>(SELECT, [IDS]);
  const logins: DemoLogin[] = [];
  for (const { customerId, passwordHash, isClosed, isSeeded } of rows) {
    const known = PASSWORDS.get(customerId);
    const hasPublicPassword = known !== undefined && (await verifyPassword(passwordHash, known));
    if (isSeeded || hasPublicPassword) logins.push({ customerId, isClosed, hasPublicPassword });
  }
  return logins;
};
