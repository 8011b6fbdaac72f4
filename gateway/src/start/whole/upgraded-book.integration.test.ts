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
import { COUNTED, UNBALANCED } from '../../../testing/upgrades/told-of-money.ts';
import { createDatabase, type Database } from '../../ground/database/create-database.ts';
import { migrate } from '../../ground/database/migrate.ts';
import { readMigrations } from '../../ground/database/read-migrations.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const STEPS = readMigrations();
const [FIRST, SECOND, ...LATER] = STEPS;
const GAME = 4_001;

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
