import type { Database } from '../../ground/database/create-database.ts';

export interface SignInPlace {
  address: string;
  userAgent: string;
}

/** How many sign-ins are kept for each customer. */
const KEPT = 20;

/** Notes that a customer signed in, for the customer to see. */
export const recordSignIn = async (
  { pool }: Database,
  customerId: string,
  { address, userAgent }: SignInPlace,
  atMs: number,
): Promise<void> => {
  await pool.query(
    `with old as (delete from sign_in where customer_id = $1 and sign_in_id in
       (select sign_in_id from sign_in where customer_id = $1 order by sign_in_id desc offset $5))
     insert into sign_in (customer_id, address, user_agent, at_ms) values ($1, $2, $3, $4)`,
    [customerId, address, userAgent, atMs, KEPT - 1],
  );
};

/** @returns the latest before a moment, e.g. the one in which the session began that asks */
export const findSignInBefore = async (
  { pool }: Database,
  customerId: string,
  beforeMs: number,
): Promise<(SignInPlace & { atMs: number }) | null> => {
  const { rows } = await pool.query<SignInPlace & { atMs: number }>(
    `select at_ms as "atMs", address, user_agent as "userAgent" from sign_in
     where customer_id = $1 and at_ms < $2 order by sign_in_id desc limit 1`,
    [customerId, beforeMs],
  );
  return rows[0] ?? null;
};
