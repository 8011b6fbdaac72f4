import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { callForTicket } from '../../../testing/kill/call-for-ticket.ts';
import { createKillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { startPlainMover } from '../../../testing/two-gateways/plain-mover.ts';
import { pushedGame } from '../../../testing/two-gateways/pushed-games.ts';
import { fillAccounts, fillTickets } from '../../../testing/upgrades/fill-first-tables.ts';
import { createDatabase, type Database } from '../../ground/database/create-database.ts';
import { migrate } from '../../ground/database/migrate.ts';
import { readMigrations } from '../../ground/database/read-migrations.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const STEPS = readMigrations();
const [FIRST, SECOND, ...LATER] = STEPS;
const GAME = 4_001;

/** What no step may change: how much there is of what customers were told, and what it comes to. */
const COUNTED = `select
  (select count(*) from customer) as customers,
  (select count(*) from customer_restriction) as restrictions,
  (select count(*) from customer_limit) as limits,
  (select count(*) from session) as sessions,
  (select count(*) from action_log) as actions,
  (select count(*) from ticket) as tickets,
  (select sum(total_risk_cents) from ticket) as risked,
  (select count(*) from ticket_key) as keys,
  (select string_agg(status || n, ' ' order by status) from (select status, count(*) as n from wager group by 1) s) as wagers,
  (select sum(net_cents) from wager) as net,
  (select count(*) from wager_item) as items,
  (select count(*) from game_result) as results,
  (select count(*) from contest_result) as contests,
  (select count(*) from ledger) as entries,
  (select sum(amount_cents) from ledger) as amounts,
  (select sum(current_balance_cents) from account) as balances,
  (select sum(at_risk_cents) from account) as risks`;

/** Customers whose figures aren't the sums of their ledger: nobody, after any step. */
const UNBALANCED = `select a.customer_id from account a
  left join (select customer_id, sum(amount_cents) as amount, sum(at_risk_cents) as risk, sum(free_play_cents) as free
    from ledger group by 1) l using (customer_id)
  where a.current_balance_cents <> coalesce(amount, 0) or a.at_risk_cents <> coalesce(risk, 0)
    or a.free_play_balance_cents <> coalesce(free, 0)`;

describe.each(oneEngine())('a book of the first version on $name PostgreSQL', (engine) => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const connection = { ...engine.connection, database: name };
  let server: Database;
  let database: Database;
  let told: unknown;
  const rowsOf = async (sql: string): Promise<unknown[]> => (await database.pool.query(sql)).rows;

  beforeAll(async () => {
    server = createDatabase(engine.connection, 1);
    await server.pool.query(`create database ${name}`);
    database = createDatabase(connection, 3);
    await migrate(database, [FIRST!]);
    await fillAccounts(database.pool);
    await migrate(database, [FIRST!, SECOND!]);
    await fillTickets(database.pool);
    [told] = await rowsOf(COUNTED);
  });
  afterAll(async () => {
    await database.close();
    await server.pool.query(`drop database ${name} with (force)`);
    await server.close();
  });

  it('has rows in every table that there was', async () => {
    const tables = (await rowsOf(
      `select table_name as name from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )) as Array<{ name: string }>;
    const empty: string[] = [];
    for (const { name: table } of tables)
      if ((await rowsOf(`select from ${table} limit 1`)).length === 0) empty.push(table);
    // A live ticket waits for seconds: none outlives the stop before an upgrade for long.
    expect(empty.filter((table) => table !== 'kysely_migration_lock')).toEqual(['pending_ticket']);
    expect(told).toMatchObject({ wagers: 'L400 O400 P400 W400 X400', net: '-40000' });
  });

  it.each(LATER.map((step, at) => ({ step: step.name, upTo: at + 3 })))(
    'keeps what customers were told through $step',
    async ({ upTo }) => {
      await migrate(database, STEPS.slice(0, upTo));
      expect(await rowsOf(COUNTED)).toEqual([told]);
      expect(await rowsOf(UNBALANCED)).toEqual([]);
    },
  );

  it('is gone on with by a gateway, which finds the books right and takes a ticket', async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    const gateway = await createKillableGateway({ DATABASE_URL: databaseUrlOf(connection) });
    await gateway.start();
    try {
      const mover = startPlainMover(gateway.origin);
      await mover.push(Object.values(pushedGame(GAME)), true);
      const cookie = await signIn(gateway.origin, 'OLD1');
      const ticket = createTicket([createItem(GAME, { amountCents: 1_100 })]);
      const call = { cookie, key: ticket.idempotencyKey, body: JSON.stringify(ticket), limitMs: 10_000 };
      expect(await callForTicket(gateway.origin, call)).toMatchObject({
        kind: 'answered',
        answer: { state: 'accepted' },
      });
      mover.stop();
    } finally {
      await gateway.stop();
    }
    expect(await checkBalances(database.pool)).toEqual([]);
    expect(await rowsOf('select count(*)::integer as tickets from ticket')).toEqual([{ tickets: 2_001 }]);
  });
});
