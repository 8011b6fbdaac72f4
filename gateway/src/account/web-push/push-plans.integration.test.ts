import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { seedBook } from '../../../testing/load/seed-book.ts';
import { createExplainer, listIndices } from '../../../testing/servers/explainer.ts';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { sendMessage } from '../messages/message-rows.ts';
import { claimNotices } from './claim-notices.ts';

/** So many that reading any of these tables whole costs more than an index. */
const SIZE = { rows: 30_000, customers: 3_000, days: 90 } as const;

const [engine] = testEngines();

describe('how what browsers are told is found', () => {
  let database: Database;
  let drop: () => Promise<void>;
  const nowMs = Date.UTC(2026, 10, 20);

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine!));
    await seedCustomer(database, { customerId: 'ONE', balanceCents: 0 });
    const client = await database.pool.connect();
    try {
      await seedBook(client, { ...SIZE, nowMs });
    } finally {
      client.release();
    }
    await database.pool.query(
      `insert into push_subscription (customer_id, token_hash, endpoint, host, p256dh, auth, tells_graded, tells_decided,
         tells_messages, shows_amounts, since_ms, seen_at_ms)
       select customer_id, sha256(customer_id::bytea), 'https://push.example/' || customer_id, 'push.example', '', '',
         true, true, true, false, 0, 0 from customer`,
    );
    await database.pool.query(
      `insert into message (subject, body, recipients, actor, sent_at_ms)
         select 'Hello', '', 3, 'boss', 0 from generate_series(1, 3000);
       insert into customer_message (customer_id, message_id, status)
         select customer_id, message_id, 'R' from customer
           join message on message_id % 1000 = abs(hashtext(customer_id)) % 1000;
       insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
         select customer_id, gen_random_uuid(), 'accepted', '\\x00', '{}', 0 from customer;
       insert into time_out (customer_id, length, began_at_ms, ends_at_ms) select customer_id, 'day', 0, 1 from customer;
       insert into line_alert (customer_id, game_num, period_number, market, store, side, team1, team2, points, repeats,
         begins_ms, over_ms, since_ms)
       select customer_id, 1, 0, 'S', 'main', 'team1', 'A', 'B', 3.5, false, 1, 1, 1 from customer;
       insert into wager_sale (customer_id, key, state, ticket_number, wager_number, share_percent, paid_cents, posting, answer,
         at_ms)
       select customer_id, gen_random_uuid(), 'sold', ticket_number, wager_number, 10, 1, 8, '{}', 0 from wager;
       analyze`,
    );
    await inTransaction(database.pool, (client) =>
      sendMessage(
        client,
        { subject: 'Hello', body: '', priority: null, actor: 'boss', sentAtMs: nowMs },
        Array.from({ length: 20 }, (_, at) => `MANY${at + 1}`),
      ),
    );
    await database.pool.query(
      `insert into ledger (customer_id, kind, amount_cents, at_risk_cents, ticket_number, wager_number, posting, at_ms,
         book_ms)
       select customer_id, 'grade', amount_cents, at_risk_cents, ticket_number, wager_number, 9, ${nowMs}, ${nowMs}
       from ledger where kind = 'grade' order by entry_id limit 20`,
    );
    await database.pool.query(
      `with sold as (
         select customer_id, ticket_number, wager_number from wager order by ticket_number, wager_number limit 20
       ), posted as (
         insert into ledger (customer_id, kind, amount_cents, at_risk_cents, ticket_number, wager_number, posting, at_ms,
           book_ms)
         select customer_id, 'wagerSale', 0, 0, ticket_number, wager_number, 10, ${nowMs}, ${nowMs} from sold
       )
       insert into wager_sale (customer_id, key, state, ticket_number, wager_number, share_percent, by_target, paid_cents,
         posting, answer, at_ms)
       select customer_id, gen_random_uuid(), 'sold', ticket_number, wager_number, 10, true, 1, 10, '{}', ${nowMs} from sold`,
    );
    await database.pool.query(
      `update line_alert set told_count = 1, told_at_ms = ${nowMs} where customer_id = any(
         select 'MANY' || n from generate_series(1, 20) as n)`,
    );
    await database.pool.query('analyze');
  });
  afterAll(() => drop());

  it.each(['these values', 'any values'] as const)(
    'with every browser there is, only what waits is looked at, planned for %s',
    async (plansFor) => {
      const { nodes, pool } = createExplainer(database.pool, plansFor);
      const { claimed } = await claimNotices({ pool }, { pausedHosts: ['push.other'], nowMs });
      const scanned = nodes.flatMap(({ 'Node Type': type, 'Relation Name': table }) =>
        type === 'Seq Scan' ? [table] : [],
      );
      expect(scanned.filter((table) => table !== 'push_due' && table !== 'banned_message')).toEqual([]);
      expect(listIndices(nodes)).toEqual(
        expect.arrayContaining([
          'ledger_pkey',
          'line_alert_customer',
          'message_pkey',
          'push_subscription_pkey',
          'time_out_pkey',
          'ticket_key_pkey',
          'wager_pkey',
          'wager_sale_wager',
        ]),
      );
      if (plansFor === 'these values')
        expect(claimed.flatMap(({ notices }) => notices.map(({ kind }) => kind)).toSorted()).toEqual([
          ...Array<string>(20).fill('alert'),
          ...Array<string>(20).fill('graded'),
          ...Array<string>(20).fill('message'),
          ...Array<string>(20).fill('sold'),
        ]);
    },
  );

  it('grading looks only at that customer’s browsers', async () => {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain select subscription_id from push_subscription where customer_id = 'MANY7'`,
    );
    expect(JSON.stringify(rows)).toContain('push_subscription_customer');
  });
});
