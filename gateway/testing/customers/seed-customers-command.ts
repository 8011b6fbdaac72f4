/**
 * Puts customers for a load test into a migrated database and prints their logins as JSON.
 *
 *   DATABASE_URL=… node gateway/testing/customers/seed-customers-command.ts --customers 200
 *
 * Their ids are BENCH1, BENCH2, …; their passwords cost next to nothing to check, so that signing hundreds of them in
 * is not what a load test measures. Never for a book that people use.
 */
import { hash, type Algorithm } from '@node-rs/argon2';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../src/ground/database/create-database.ts';

const { values } = parseArgs({
  options: { customers: { type: 'string', default: '200' }, store: { type: 'string', default: 'main' } },
});
const count = Number(values.customers);
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set.');

/** argon2id at its cheapest; see `src/account/session/password-hash.ts` for the real cost. */
const CHEAP = { algorithm: 2 as Algorithm, memoryCost: 1_024, timeCost: 1, parallelism: 1 };
const PASSWORD = 'bench-password';
/** More than any load test can lose. */
const DEPOSIT_CENTS = 100_000_000_000;

const database = createDatabase(databaseUrl, 2);
const nowMs = Date.now();
const passwordHash = await hash(PASSWORD, CHEAP);
const ids = Array.from({ length: count }, (_, at) => `BENCH${at + 1}`);

await database.kysely.transaction().execute(async (transaction) => {
  const inserted = await transaction
    .insertInto('customer')
    .values(
      ids.map((customer_id) => ({
        customer_id,
        password_hash: passwordHash,
        agent_id: 'BENCH',
        store: values.store,
        currency: 'USD',
        price_type: 'A' as const,
        credit_acct_flag: false,
        minimum_wager_cents: 100,
        time_zone: 'America/New_York',
        created_at_ms: nowMs,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .execute();
  if (inserted.length === 0) return;
  const fresh = inserted.map(({ customer_id }) => customer_id);
  await transaction
    .insertInto('customer_limit')
    .values(fresh.map((customer_id) => ({ customer_id, max_base_cents: DEPOSIT_CENTS })))
    .execute();
  await transaction
    .insertInto('account')
    .values(fresh.map((customer_id) => ({ customer_id, current_balance_cents: DEPOSIT_CENTS })))
    .execute();
  await transaction
    .insertInto('ledger')
    .values(
      fresh.map((customer_id) => ({
        customer_id,
        kind: 'deposit' as const,
        amount_cents: DEPOSIT_CENTS,
        at_risk_cents: 0,
        at_ms: nowMs,
        book_ms: nowMs,
      })),
    )
    .execute();
});
await database.close();
console.log(JSON.stringify(ids.map((customerId) => ({ customerId, password: PASSWORD }))));
