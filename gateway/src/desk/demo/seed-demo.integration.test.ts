import type { SignInAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { UsedLimit } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';
import { seedDemo } from './seed-demo.ts';

/** A Thursday afternoon in New York: what was paid in three days before was of the same week. */
const WALL_MS = Date.parse('2026-11-19T20:00:00Z');

/** Often enough to meet all that is written; later each time, so that it comes through in the end. */
const AWAY_FIRST_MS = 5;
const AWAY_LATER_MS = 10;

/** The inbox comes last: as far as a gateway can get before it is killed. */
const BREAK_LAST_STATEMENT = `
create function break() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
create trigger break before insert on customer_message execute function break()`;

describe.each(oneEngine())('a demo book', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedDemo(database, 'main', WALL_MS, WALL_MS);
    gateway = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false' });
    gateway.clock.wallMs = WALL_MS;
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  const signIn = async (customerId: string): Promise<SignInAnswer> => {
    const { password = '' } = DEMO_CUSTOMERS.find((demo) => demo.customerId === customerId) ?? {};
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN },
      payload: { customerId, password },
    });
    return answer.json<SignInAnswer>();
  };
  const sessionOf = async (customerId: string) => {
    const signedIn = await signIn(customerId);
    if (signedIn.resultCode !== 0) throw new Error(`${customerId} can't sign in`);
    return signedIn.session;
  };

  it('ROLE1-02: its demo customer is DEMO, who signs in and stays offline; each has mail', async () => {
    const found = [];
    for (const { customerId, kind } of DEMO_CUSTOMERS) {
      if (kind === 'agent') continue;
      const { customer, online } = await sessionOf(customerId);
      found.push([customerId, customer?.isDemo, online, customer?.newMessagesCount]);
    }
    expect(found).toEqual([
      ['CREDIT1', false, true, 3],
      ['POSTUP1', false, true, 3],
      ['LIMITS1', false, true, 3],
      ['TIMEOUT1', false, true, 3],
      ['ROBOT1', false, true, 3],
      ['AFFIL1', false, true, 3],
      ['DEMO', true, false, 3],
    ]);
  });

  it('its books add up, and each has played in the casino without gaining or losing by it', async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    const { rows } = await database.pool.query(
      `select customer_id, sum(amount_cents)::bigint as made, count(distinct kind)::int as kinds from ledger
       where play_id is not null group by customer_id order by customer_id`,
    );
    expect(rows).toEqual(
      ['AFFIL1', 'CREDIT1', 'DEMO', 'LIMITS1', 'POSTUP1', 'ROBOT1', 'TIMEOUT1'].map((customer_id) => ({
        customer_id,
        made: 0,
        kinds: 2,
      })),
    );
    const waiting = await database.pool.query(
      'select customer_id, count(*)::int as plays from casino_play where posted_book_ms is null group by 1',
    );
    expect(waiting.rows).toEqual([{ customer_id: 'POSTUP1', plays: 2 }]);
  });

  it('OWN-1, OWN-2, OWN-10: one has own limits with some used, one that waits, reality checks, and stars', async () => {
    const { customer } = await sessionOf('LIMITS1');
    expect(customer).toMatchObject({ realityCheckMinutes: 30, isTimeLimited: true, timeOut: null });
    expect(customer?.favorites).toHaveLength(4);
    const headers = { cookie: await gateway.cookieOf('LIMITS1') };
    const own = (await gateway.app.inject({ url: '/api/customer/own-limits', headers })).json();
    const used = own.limits.map((limit: UsedLimit) => [limit.kind, limit.amount, limit.used]);
    expect(used).toEqual([
      ['deposit', 50_000, 10_000],
      ['loss', 15_000, 550],
      ['stake', 20_000, 0],
      ['time', 180, 35],
    ]);
    expect(own.limits[2].next).toEqual({ amount: 40_000, atMs: WALL_MS + 23 * 3_600_000 });
  });

  it('OWN-8: one is in a time-out, one is taken for a bot, one is an affiliate, and one is an agent, who is led elsewhere', async () => {
    expect((await sessionOf('AFFIL1')).customer?.isAffiliate).toBe(true);
    expect((await sessionOf('TIMEOUT1')).customer?.timeOut).toMatchObject({ length: 'week' });
    expect((await sessionOf('ROBOT1')).customer?.customerIsABot).toBe(true);
    expect(await signIn('AGENT1')).toEqual({ resultCode: 4, agentForm: null });
  });
});

describe.each(oneEngine())('a demo book whose database is away while it is seeded', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterEach(() => drop());

  const countRows = async () => {
    const { rows } = await database.pool.query(
      `select (select count(*) from customer) as customers, (select count(*) from casino_play) as plays,
         (select count(*) from own_limit) as limits, (select count(*) from time_out) as "timeOuts",
         (select count(*) from message) as messages`,
    );
    return rows[0];
  };
  const NOTHING = { customers: 0, plays: 0, limits: 0, timeOuts: 0, messages: 0 };
  const ALL = { customers: DEMO_CUSTOMERS.length, plays: 7 * 5 + 2, limits: 4, timeOuts: 1, messages: 3 };

  it('has in the end all that it has otherwise, once', async () => {
    let isSeeded = false;
    let cuts = 0;
    const seeding = seedDemo(database, 'main', WALL_MS, WALL_MS).finally(() => (isSeeded = true));
    const cutting = (async () => {
      for (; !isSeeded; cuts += 1) {
        await sleep(AWAY_FIRST_MS + AWAY_LATER_MS * cuts);
        database.cut();
        await sleep(1);
        database.restore();
      }
    })();
    await Promise.all([seeding, cutting]);
    expect(cuts).toBeGreaterThan(5);
    expect(await checkBalances(database.pool)).toEqual([]);
    expect(await countRows()).toEqual(ALL);
  });

  it('of a gateway that is killed meanwhile, has it all from the next one', async () => {
    await database.pool.query(BREAK_LAST_STATEMENT);
    await expect(seedDemo(database, 'main', WALL_MS, WALL_MS)).rejects.toThrow('killed');
    expect(await countRows()).toEqual(NOTHING);
    await database.pool.query('drop trigger break on customer_message');
    await seedDemo(database, 'main', WALL_MS + 60_000, WALL_MS + 60_000);
    expect(await countRows()).toEqual(ALL);
    await seedDemo(database, 'main', WALL_MS + 120_000, WALL_MS + 120_000);
    expect(await countRows()).toEqual(ALL);
    expect(await checkBalances(database.pool)).toEqual([]);
  });
});
